/** The list is a static island, so it is changed through the DOM. */
const list = () => document.getElementById('questions');

const splitWords = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Shows the questions that contain every word, with their groups; returns how many. */
export const filterAnswers = (query: string): number => {
  const words = splitWords(query);
  let count = 0;
  for (const group of list()?.children ?? []) {
    let isEmpty = true;
    for (const question of group.querySelectorAll('details')) {
      const text = question.textContent.toLowerCase();
      question.hidden = !words.every((word) => text.includes(word));
      if (question.hidden) continue;
      isEmpty = false;
      count += 1;
    }
    (group as HTMLElement).hidden = isEmpty;
  }
  return count;
};

/** Opens the answer with this id and scrolls to it. */
export const showAnswer = (id: string): void => {
  const answer = id ? document.getElementById(id) : null;
  const question = answer?.closest('details');
  if (!question) return;
  question.open = true;
  answer?.scrollIntoView();
};
