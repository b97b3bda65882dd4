package org.hamcrest

@Suppress("unused")
interface Matcher<T>
