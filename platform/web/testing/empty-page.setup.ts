// A test file that resets the modules renders with another copy of the library, and `cleanup` does not remove its page.
document.body.replaceChildren();
