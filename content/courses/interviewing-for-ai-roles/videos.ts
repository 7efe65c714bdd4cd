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
          '|Say it calmly, with the nearest thing |that you have done.',
          'Which round asks for what?',
        ],
      },
    ],
  },
  'at-the-whiteboard': {
    poster: 0,
    shots: [
      {
        title: 'Forty minutes',
        animation: {
          kind: 'lanes',
          lanes: ['Before', 'Design', 'After'],
          unit: 'min',
          steps: [
            { lane: 0, amount: 6, text: 'clarify', as: 'look' },
            { lane: 0, amount: 4, text: 'measure', as: 'look' },
            { lane: 1, amount: 8, text: 'five boxes' },
            { lane: 2, amount: 8, text: 'test' },
            { lane: 2, amount: 8 },
            { lane: 2, amount: 4 },
          ],
        },
        say: [
          'Design an assistant for questions about benefits. |First, six minutes to ask, |and four for what you will measure.',
          '|The design itself gets eight.',
          '|Another eight go to the test set, |eight to failures, |and four to cost.',
          'Two are left for a summary.',
        ],
      },
      {
        title: 'Ask before you draw',
        animation: {
          kind: 'chat',
          names: { you: 'You', model: 'Interviewer' },
          steps: [
            { by: 'you', text: 'Who asks, and how often?' },
            { by: 'model', text: '4,000 people in two countries, 300 questions a week.' },
            { by: 'you', text: 'What happens if an answer is wrong?' },
            { by: 'model', text: 'For parental leave, that may be expensive.' },
            { mark: 1, words: 'two countries', as: 'look' },
            { mark: 3, words: 'expensive', as: 'look' },
          ],
        },
        say: [
          'So ask. |Who will use it? |Now you know how many.',
          '|What does a mistake cost? |Now you know what must not happen.',
          '|Two countries have two sets of rules, |and mixing them up is the worst mistake.',
        ],
      },
      {
        title: 'Five boxes',
        animation: {
          kind: 'pipeline',
          stations: ['Login', 'Search', 'Model', 'Check', 'Link'],
          steps: [
            { at: 0, text: 'How long is my parental leave? Country: B', words: 'Country: B', as: 'right' },
            { at: 1, text: 'Country B, rule 14: parental leave, 12 weeks', as: 'right' },
            { at: 2, text: '12 weeks, or less if you ask for it [rule 14]', as: 'right' },
            { at: 3, text: '12 weeks, or less if you ask for it [rule 14]', words: '[rule 14]', as: 'right' },
            { at: 4, text: '12 weeks, or less if you ask for it. Read rule 14.', words: 'Read rule 14.', as: 'right' },
          ],
        },
        say: [
          'Then draw something simple. |The country comes from the login.',
          '|The search sees only the rules of that country. |The model answers with a citation.',
          '|A check finds it in the source, |and the reader gets a link.',
          'No agent, and no fine-tuning: the rules change.',
        ],
      },
      {
        title: 'What a week costs',
        animation: {
          kind: 'table',
          columns: ['Item', 'Week'],
          widths: [1.4, 1],
          rows: [
            ['questions', '300'],
            ['tokens each', '4,000'],
            ['tokens', '1.2 million'],
            ['at $2 a million', '$2.40'],
          ],
          steps: [{ row: 0 }, { row: 1 }, { row: 2 }, { row: 3 }, { mark: [3, 1], as: 'right' }],
        },
        say: [
          'Is it expensive? Compute it aloud. |Three hundred questions, |four thousand tokens each.',
          '|That makes more than a million, |and it costs less than |three dollars.',
          'The people who keep the rules up to date cost more.',
        ],
      },
      {
        title: 'Then the task changes',
        animation: {
          kind: 'sort',
          bins: ['Stays', 'Breaks', 'First'],
          cards: [
            { text: 'Citations', bin: 0 },
            { text: 'Three specialists rate all answers', bin: 1 },
            { text: 'The five largest countries', bin: 2 },
          ],
        },
        say: [
          'Now it is thirty countries, the interviewer says. |Say what stays, |what breaks, |and what you would do first.',
          'What would you ask first?',
        ],
      },
    ],
  },
});
