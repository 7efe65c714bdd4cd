/** Words joined by hyphens, such as `machine-learning`. */
export const topicPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const maxTopicLength = 40;

/** Returns whether a text has the form of a topic; the courses define which topics exist. */
export const isTopic = (text: string): boolean => text.length <= maxTopicLength && topicPattern.test(text);

/** Returns a topic as words within a sentence: `generative-ai` → `generative AI`. */
export const topicWords = (topic: string): string =>
  topic.replaceAll('-', ' ').replace(/\b(?:ai|api|css|html|llm|sql|ui|ux)\b/g, (word) => word.toUpperCase());

/** Returns the display name of a topic: `generative-ai` → `Generative AI`. */
export const topicLabel = (topic: string): string => topicWords(topic).replace(/^./, (letter) => letter.toUpperCase());
