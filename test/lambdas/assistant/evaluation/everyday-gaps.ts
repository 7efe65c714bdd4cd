import { refused } from './case.ts';

/** Questions of people in a hurry that the course does not answer. */
export const everydayGaps = [
  ...refused('writing-email-with-ai', [
    'what does grammarly cost a month',
    'can i schedule a mail for monday morning in gmail',
    'is it illegal to fire somebody by email in germany',
  ]),
  ...refused('ai-literacy-in-ten-days', [
    'which detector for fake voices should we buy',
    'how many people work at openai',
    'what was the minimum wage in france in 1950',
  ]),
  ...refused('responsible-ai-in-practice', [
    'how big is the fine if we ignore the AI act',
    'what does an outside bias audit cost',
    'who wrote the four fifths rule',
  ]),
  ...refused('prompting-that-works', [
    'which is better for long pdfs, claude or gemini',
    'how many tokens fit into gpt-5',
    'whats the hourly rate of a prompt engineer',
  ]),
  ...refused('ai-product-capstone', [
    'which cloud should i put loanbot on',
    'do i need a lawyer to found a startup for this',
    'how much did the tool library pay for its drills',
  ]),
  ...refused('agents-step-by-step', [
    'is langgraph faster than writing the loop myself',
    'when did openai release function calling',
    'how much does stripe charge per payment',
  ]),
  ...refused('python-for-data-work', [
    'how do i draw a bar chart with matplotlib',
    'which laptop is good enough for python',
    'who invented the csv format',
  ]),
  ...refused('machine-learning-in-plain-words', [
    'which gpu do i need at home to train one',
    'does scikit-learn cost anything for companies',
    'how many layers does alphafold have',
  ]),
];
