/** Id of the element with a lecture's text, which the list of its contents follows. */
export const lessonTextId = 'lesson-text';
