"""Whether every property of a schema says what it is: by a description, a constant, or a definition that has one.

A property is found wherever a schema stands in another, so that none of a definition, a list's items or an alternative is
passed over. A description that has no word beyond the key's own says nothing.
"""
import copy
import re

# Keywords of draft 2020-12 whose value holds schemas: by name, one, or several.
BY_NAME = ("$defs", "patternProperties", "dependentSchemas")
ONE = ("items", "additionalProperties", "contains", "propertyNames", "unevaluatedItems", "unevaluatedProperties")
SEVERAL = ("prefixItems",)
# Those that say more of the same value: a property that the object itself tells needs no second word there.
SAME_ONE = ("if", "then", "else", "not")
SAME_SEVERAL = ("allOf", "anyOf", "oneOf")
EMPTY_WORDS = {"the", "a", "an", "of", "its", "it", "is", "in", "this", "to"}


def words(text):
    return set(re.findall(r"[a-z0-9]+", text.lower())) - EMPTY_WORDS


def step(key):
    """A key in a JSON Pointer (RFC 6901)."""
    return "/" + str(key).replace("~", "~0").replace("/", "~1")


def fault(key, value, whole):
    """What is wrong with a property's schema; nothing where it tells what it is."""
    if not isinstance(value, dict) or "const" in value:
        return None
    text = value.get("description")
    if text is None and "$ref" in value:
        name = value["$ref"].removeprefix("#/$defs/")
        text = whole.get("$defs", {}).get(name, {}).get("description")
        if text is None:
            return f"has no description, and its definition '{name}' has none"
    if text is None:
        return "has no description"
    return None if words(text) - words(key) else f"has a description that says no more than its key: '{text}'"


def undescribed(schema, path="", told=frozenset(), whole=None):
    """The place of each property that does not say what it is, with what is wrong: '/properties/n', 'has no description'."""
    whole = schema if whole is None else whole
    if not isinstance(schema, dict):
        return
    properties = schema.get("properties", {})
    for key, value in properties.items():
        place = path + "/properties" + step(key)
        problem = None if key in told else fault(key, value, whole)
        if problem:
            yield place, problem
        yield from undescribed(value, place, whole=whole)
    known = told | set(properties)
    for keyword, value in schema.items():
        place = path + step(keyword)
        if keyword in BY_NAME:
            parts, inner = [(place + step(key), part) for key, part in value.items()], frozenset()
        elif keyword in ONE + SAME_ONE:
            parts, inner = [(place, value)], known if keyword in SAME_ONE else frozenset()
        elif keyword in SEVERAL + SAME_SEVERAL:
            parts, inner = [(place + step(n), part) for n, part in enumerate(value)], known if keyword in SAME_SEVERAL else frozenset()
        else:
            continue
        for where, part in parts:
            yield from undescribed(part, where, inner, whole)


def places(schema, path=""):
    """Every description in a schema, as the object that holds it and its place."""
    if isinstance(schema, dict):
        if isinstance(schema.get("description"), str):
            yield schema, path
        for key, value in schema.items():
            yield from places(value, path + step(key))
    elif isinstance(schema, list):
        for number, value in enumerate(schema):
            yield from places(value, path + step(number))


def gaps(schema):
    """Plants a gap in each property that has a description; how many, and the places of those that are not found."""
    schema, missed, count = copy.deepcopy(schema), [], 0
    for holder, place in list(places(schema)):
        # A definition may be described for its users; a property that refers to one has that description left.
        if not re.search(r"/properties/[^/]+$", place) or "$ref" in holder or "const" in holder:
            continue
        text = holder.pop("description")
        for planted in (None, place.rsplit("/", 1)[1].replace("_", " ")):
            if planted:
                holder["description"] = planted
            count += 1
            if place not in dict(undescribed(schema)):
                missed.append(place)
        holder["description"] = text
    return count, missed
