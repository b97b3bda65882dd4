"""The words and turns that strangers stumble over: each with a pattern, what to write instead, and a sentence that has it."""
import re

# A line counts once for each place that a pattern finds. Only what a pattern finds reliably is here; the rest needs a reader.
TURNS = [
    # Another word is the usual one.
    ("told", r"\btold\b|\btells?\b|\btelling\b", "notified, callback; reports, distinguishes", "told late"),
    ("held against", r"\b(?:held|holds?|holding) (?:\w+ ){0,3}?against\b", "compared with", "rows held against the app's log"),
    ("kept still", r"\b(?:kept|keeps?|keeping|stays?|stayed) still\b", "did not fire", "not due, kept still"),
    ("share", r"\bshares?\b(?= (?:of|that|in|with|is|are|judged|per|goes)\b|[,.;:)]|$)|\b(?:[Tt]he|a|as|each|every|both|no) shares?\b|^Shares?\b(?! (?:a|an|the|one|it|your|traces|with)\b)",
     "percentage, proportion", "the share of gestures"),
    ("way", r"\b(?:finger|content|list|thumb)(?:'s)? way\b|\bway of (?:the|a) (?:finger|list|content|thumb)\b", "travel, offset", "the finger's way"),
    ("drawn again", r"\bdrawn (?:again|anew)\b|\bdraws? (?:again|anew)\b", "resampled, bootstrap", "devices drawn again"),
    ("receiver curve", r"\b[Rr]eceiver(?:'s)? curves?\b", "ROC curve", "No receiver curve"),
    ("let go", r"\blets? go\b|\bletting go\b", "released", "let go at 9.5 of 60 pt"),
    ("knob", r"\b[Kk]nobs?\b", "parameter, option", "the knobs of a model"),
    ("room", r"\b[Rr]ooms?\b", "inset; memory, space", "seconds the room takes"),
    ("wished", r"\bwish(?:es|ed)?\b", "meant, chosen", "where that is wished for"),
    ("somebody", r"\b(?:some|no|every)body(?:'s)?\b|\bone's own\b", "you, your own; everyone, not … any", "an engine of somebody's own"),
    ("gone through", r"\b(?:gone|goes|go|went) through\b", "processed, read, used", "a list is gone through"),
    ("called off", r"\bcall(?:s|ed|ing)? off\b", "cancelled", "cannot be called off"),
    ("made up", r"\b[Mm]ade[- ]up\b", "generated, virtual", "gestures made up"),
    ("became of", r"\bbec(?:a|o)mes? of\b", "result of", "what became of it"),
    ("at a dear price", r"\bdearer\b|\bdearest\b", "costs more", "1 pp dearer"),
    ("undergoes", r"\bundergo(?:es|ne)?\b", "is subject to", "what it undergoes"),
    ("where from", r"\bwhere ?from\b", "origin, source", "the list says wherefrom it is"),
    # Things do not act like people.
    ("stands", r"\b(?:stands?|stood|standing)\b(?! (?:for|out|alone)\b)", "is, is written, applies", "the number stands beside it"),
    ("asks", r"\b(?:asks?|asked|asking)\b", "requests, is queried, checks", "what was opened is asked again"),
    ("thinks", r"\b(?:thinks?|thought|believes?|hears?|heard|sees? itself|forgets?|forgot|remembers?|knows? of|minds? (?:no|not))\b",
     "measures, assumes, receives, ignores, keeps", "an engine that forgets the top inset"),
    ("comes", r"\b(?:comes?|came|coming) (?:of|out|first|last|to nothing)\b|\bwhat comes\b", "follows, results from, is", "what comes of it"),
    ("parts", r"\b(?:models?|engines?|they|systems|forms) parts?\b(?! (?:of|in)\b)", "differ", "where they part"),
    # Turns of a sentence.
    ("what … is", r"^[Ww]hat (?!(?:is|are|was|were|to|else|if|does|do|did|should|would|can|could|kind)\b)(?:\S+ ){1,12}\S+(?<![?])$"
                  r"|\b(?:of|with|for|from|by|in|than|beside|and|or|not|only|as|on|to) what (?!(?:to|is|are|does|do) )\w+"
                  r"|[.:;] [Ww]hat (?!(?:is|are|was|were|to|else|does|do|did|should|would|can|could)\b)\w+ (?:\w+ ){0,8}(?:is|are|has|have|can|goes|comes|cannot)\b",
     "name the thing", "by what they had shown"),
    ("a row a", r"\b[Aa] (?:row|line|file|column|table|frame|second|gesture|trace|page|run|value|record|sample|name|word|number|mark|cell|dot|curve|panel)"
                r" (?:an?|each)\b", "one … per …", "a row an engine, the best first"),
    ("times a", r"\b(?:once|twice|times|events?|gestures?|accepts|frames|samples|points) an? "
                r"(?:hour|second|gesture|trace|frame|day|minute|session|device|row|pull|person)\b", "per", "false accepts an hour"),
    ("is no", r"\b(?:is|are|was|were|be) (?:in )?no (?!one\b|longer\b|more\b|less\b|matter\b)\w+|\bthere (?:is|are|was|were) none\b",
     "is not a, does not exist", "'60-140' is no rising range"),
    ("none", r"\b[Nn]one\b(?! of\b)(?!['\"`])(?<!['\"`]none)", "not, without, 0", "None seen is not none"),
    ("of several", r"\b[Oo]f (?:several|both|many|all)(?: \w+)? (?:a|an|the|its|only|any)\b|\b[Oo]f several\b", "for several", "of several a summary"),
    ("beside", r"\b[Bb]esides?\b", "next to, with, also", "351 gestures of free use beside"),
    ("inversion", r"^(?:Stored|Read|Left out|Counted|Written|Kept|Shown|Given|Taken|Compared|Judged|Printed|Needed|Known|Named|Meant) (?:are|is)\b",
     "subject, verb, object", "Stored are the times"),
    ("the same of", r"\bthe same of\b", "repeat the noun", "makes the same of it"),
    ("as it is", r"\bas it (?:is|was|were|stands|comes)\b(?! \w+ed\b)|\bas they (?:are|were|come|stand)\b(?! \w+ed\b)", "unchanged, in that order", "the file as it is"),
    ("but for", r"\bbut for\b|\bsave for\b|\bnothing but\b|\ball but\b", "except, only", "all but for the last"),
    ("of its own", r"\bof (?:its|their|his|your) own\b(?= (?:that|in|with|and|or|for|as|to|where|is|are)\b|[^ \w]|$)|\bof ours\b", "its own, your own", "with a file of your own"),
    ("made of it", r"\b(?:made|makes?) of (?:it|them|its|the|that)\b", "built from; results in", "what Firefox makes of it"),
    # Words of this project's history.
    ("mended", r"\bmend(?:s|ed|ing)?\b", "fixed", "33 of them mended"),
    ("comparator", r"\b[Cc]omparators?\b", "peer, engine compared with", "the comparators"),
    ("seed", r"\b[Ss]eed (?:systems?|engines?|librar(?:y|ies)|documents?|tutorials?|posts?|policies)\b|\bseeds'|\bthe seeds\b", "name them: the engines of the documents", "the seed systems"),
    ("ground", r"\b[Gg]rounds?\b", "model, scroll physics", "ground by ground"),
    ("main", r"\bmain (?:job|engines?|systems?|models?|eight)\b|\bthe main\b(?! (?:thread|queue|run loop|axis)\b)", "name them: the engines that ship today", "do the main job"),
]
PATTERNS = [(kind, re.compile(pattern), instead) for kind, pattern, instead, _ in TURNS]
INSTEAD = {kind: instead for kind, _, instead, _ in TURNS}

# What is plain, and must not be found.
PLAIN = [
    "The percentage of gestures that trigger a refresh, with a 95 % interval.", "Traces share a device.", "what to run next", "What is a pull?",
    "one row per engine, best first", "the random seed for --work", "Both stand for the same gesture.", "none of the traces has a subject",
    "intent 'none' is not valid", "dispatched to the main queue", "The engine refreshes when the pull passes 60 pt.",
]


def turns(text):
    """Kind and words of each turn in a text."""
    for kind, pattern, _ in PATTERNS:
        for found in pattern.finditer(text):
            yield kind, found[0].strip()
