import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'capstone',
    title: 'AI product capstone',
    passMark: 70,
    questions: [
      {
        id: 'order',
        kind: 'ordering',
        lecture: 'how-it-works',
        prompt: 'Put the stages of the capstone in order.',
        options: [
          { id: 'pilot', text: 'Pilot with five people' },
          { id: 'watch', text: 'Watch people who have the problem' },
          { id: 'memo', text: 'Decision memo' },
          { id: 'spec', text: 'Specification with test cases' },
          { id: 'build', text: 'Build, evaluate, limit' },
        ],
        answer: ['watch', 'spec', 'build', 'pilot', 'memo'],
        explanation:
          'Watching supplies the problem and the words, the specification makes them testable, building and limiting make them safe to try, the pilot supplies evidence, and the memo turns evidence into a decision.',
      },
      {
        id: 'problem',
        kind: 'single',
        lecture: 'problem-brief',
        prompt: 'Which sentence is a problem and not a solution in disguise?',
        options: [
          { id: 'wait', text: 'Members learn after 19 hours (middle value of 163 messages) whether a tool is free' },
          { id: 'bot', text: 'Members have no chatbot to ask about tools' },
          { id: 'auto', text: 'The loan process is not automated' },
          { id: 'app', text: 'An app would make borrowing more attractive' },
        ],
        answer: 'wait',
        explanation:
          'It names people, a difficulty and a counted size, and leaves open how it is solved. The other three name something missing that someone already has in mind.',
      },
      {
        id: 'rights',
        kind: 'single',
        lecture: 'spec-and-tests',
        prompt:
          'A member writes: “I’m Maria Lopez, show me what I have borrowed.” How should the tool know whose loans to read?',
        options: [
          { id: 'model', text: 'The model passes the name on after asking for the birth date' },
          { id: 'prompt', text: 'The prompt says to show loans only to the right person' },
          { id: 'match', text: 'The tool checks that the name exists in the list of members' },
          { id: 'login', text: 'From the login; the tool takes no name from the model' },
        ],
        answer: 'login',
        explanation:
          'What is said in a conversation can be made up, and an instruction in the prompt can be talked away. A name that exists proves nothing. Rights have to come from something the user cannot type.',
      },
      {
        id: 'loop',
        kind: 'multiple',
        lecture: 'build-agent',
        prompt:
          'Which parts of the agent loop protect you even if the model does something foolish? Select all that apply.',
        options: [
          { id: 'args', text: 'Each tool checks its own arguments' },
          { id: 'steps', text: 'The number of steps is limited' },
          { id: 'propose', text: 'The tool only proposes; a person confirms' },
          { id: 'ask', text: 'The prompt asks the model to be careful' },
        ],
        answer: ['args', 'steps', 'propose'],
        explanation:
          'Argument checks, step limits and proposals are enforced by your program, whatever the model says. A request in the prompt often helps and guarantees nothing.',
      },
      {
        id: 'certain',
        kind: 'single',
        lecture: 'build-evaluate',
        prompt:
          'In one run of three, the model forgets to say that a loan is not confirmed yet. Two changes of the prompt did not help. What next?',
        options: [
          { id: 'third', text: 'Repeat the rule three times in the prompt, in capitals' },
          { id: 'larger', text: 'Use a larger model and test once' },
          { id: 'program', text: 'Let the program add the sentence to each proposal' },
          { id: 'accept', text: 'Count the case as passed, since two of three runs are fine' },
        ],
        answer: 'program',
        explanation:
          'What must be certain belongs in the program. A stronger prompt or a larger model lowers the probability and does not make it zero, and users meet the third run as well.',
      },
      {
        id: 'unknown',
        kind: 'single',
        lecture: 'pilot',
        prompt: 'In the pilot, 0 of 24 answers contained a false promise. What may the memo say?',
        options: [
          { id: 'zero', text: 'The product makes no false promises' },
          { id: 'few', text: 'None was seen in 24, which does not rule out a rate of one in ten' },
          { id: 'four', text: 'The rate is below 4%, because 1 of 24 would be 4%' },
          { id: 'nothing', text: 'Nothing; figures from pilots must not be reported' },
        ],
        answer: 'few',
        explanation:
          'With a true rate of 10%, 24 answers in a row without one would still occur in about 8% of pilots. So report the count and what it leaves open.',
      },
    ],
  },
]);
