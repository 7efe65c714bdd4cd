import { defineVideos } from '#content/define.ts';

export const videos = defineVideos({
  'from-solid-to-strong': {
    poster: 2,
    shots: [
      {
        title: 'An answer that says little',
        animation: {
          kind: 'chat',
          names: { you: 'You', model: 'Interviewer' },
          steps: [
            { by: 'model', text: 'Why did you use a language model to sort the complaints?' },
            { by: 'you', text: 'They are state of the art for text, and it worked really well.' },
            { mark: 1, words: 'state of the art', as: 'wrong' },
            { mark: 1, words: 'really well', as: 'wrong' },
          ],
        },
        say: [
          '|An interviewer asks about your last project. |You answer at once.',
          'Everybody says |state of the art. And how well |is really well?',
          'Anybody could say that, about any project.',
        ],
      },
      {
        title: 'What was done, and why',
        animation: {
          kind: 'checklist',
          text: 'People describe the same fault in many ways. A list of keywords missed too many complaints, so we used a model.',
          checks: [
            { label: 'What was done', is: 'right', words: 'we used a model' },
            { label: 'Reason', is: 'right', words: 'missed too many complaints' },
            { label: 'Price', is: 'wrong' },
          ],
        },
        say: [
          'Here is a solid answer. |It says what was done, |and why.',
          'Many people stop here. |It does not say what the choice cost, so nobody learns how you decide.',
        ],
      },
      {
        title: 'One more sentence',
        animation: {
          kind: 'checklist',
          text: 'I could have kept our list of keywords. It found 71 of 100 complaints, the model found 88. We paid for that with a check of 20 replies each week. Below 80, I would have stayed with the list.',
          checks: [
            { label: 'Alternative', is: 'right', words: 'our list of keywords' },
            { label: 'Reason', is: 'right', words: 'the model found 88' },
            { label: 'Price', is: 'right', words: 'a check of 20 replies each week' },
            { label: 'Limit', is: 'right', words: 'Below 80' },
          ],
        },
        say: [
          'And this one is strong. |It names what you could have done instead. |It gives the reason, with two numbers.',
          '|It says what the choice cost, week after week. |And it says when you would decide differently.',
          'Only somebody who was there can say that.',
        ],
      },
      {
        title: 'How much better is it?',
        animation: {
          kind: 'dots',
          groups: [
            { name: 'Keywords', count: 100 },
            { name: 'Model', count: 100 },
          ],
          steps: [
            { show: 0 },
            { mark: 0, count: 71, as: 'right', note: 'found' },
            { mark: 0, count: 29, as: 'wrong', note: 'missed' },
            { show: 1 },
            { mark: 1, count: 88, as: 'right', note: 'found' },
            { mark: 1, count: 12, as: 'wrong', note: 'missed' },
          ],
        },
        say: [
          'Numbers let people see it. |Of a hundred complaints, |the list found seventy-one, |and missed the rest.',
          '|The model |found eighty-eight, |and missed twelve.',
          'Seventeen more people get an answer.',
        ],
      },
      {
        title: 'A gap, named calmly',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'They need' }, { title: 'You say' }],
          steps: [
            { write: 0, text: 'Runs models in production' },
            { write: 1, text: 'I know the theory.' },
            { strike: 1, words: 'I know the theory.' },
            {
              swap: 1,
              words: 'I know the theory.',
              by: 'I have not done it myself. I wrote the tests that each release depended on.',
            },
            { mark: 1, words: 'I wrote the tests', as: 'right' },
          ],
        },
        say: [
          'It works for gaps, too. |They need something that you have never done.',
          '|Hide it, |and they will find it.',
          '|Say it calmly, with the nearest thing |that you did.',
          'Which round asks what?',
        ],
      },
    ],
  },
});
