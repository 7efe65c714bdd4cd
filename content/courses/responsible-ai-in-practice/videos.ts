import { defineVideos } from '#content/define.ts';

export const videos = defineVideos({
  'a-gap-in-a-letter': {
    poster: 1,
    shots: [
      {
        title: 'A letter, and its summary',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Letter' }, { title: 'Summary' }],
          steps: [
            {
              write: 0,
              text: 'For six years I took care of my father. I repaired the radios of our whole street.',
            },
            { write: 1, text: 'No work experience for six years.' },
            { mark: 0, words: 'repaired the radios', as: 'right' },
            { mark: 1, words: 'No work experience', as: 'wrong' },
          ],
        },
        say: [
          'A college has forty places in electronics repair. |Rosa applies, and her letter is good.',
          '|This is what a model makes of it.',
          '|She has done the work for years, |and the summary says the opposite. Where did that come from?',
        ],
      },
      {
        title: 'What the past decisions say',
        animation: {
          kind: 'dots',
          groups: [
            { name: 'With a gap', count: 40 },
            { name: 'Without', count: 40 },
          ],
          steps: [
            { show: 0 },
            { mark: 0, count: 4, as: 'right', note: 'invited' },
            { mark: 0, count: 36, as: 'wrong', note: 'rejected' },
            { show: 1 },
            { mark: 1, count: 18, as: 'right', note: 'invited' },
            { mark: 1, count: 22, as: 'wrong', note: 'rejected' },
          ],
        },
        say: [
          'The model was trained on old decisions. |Say that forty letters had a gap: |four were invited, |and the others were not.',
          '|Of forty without a gap, |eighteen were invited.',
          '|Tired readers held gaps against people. Nobody wrote that rule down, yet the model learned it.',
        ],
      },
      {
        title: 'Where the harm begins',
        animation: {
          kind: 'pipeline',
          stations: ['Purpose', 'Labels', 'Features', 'Use'],
          steps: [
            { at: 0, text: 'Suggest whom to invite to an interview.', as: 'right' },
            { at: 1, text: 'Invited before: 4 of 40 with a gap, 18 of 40 without.', words: '4 of 40', as: 'wrong' },
            { at: 2, text: 'Years without a job: 6', words: '6', as: 'wrong' },
            { at: 3, text: '350 letters, four readers: nobody opens hers.', words: 'nobody opens hers', as: 'wrong' },
          ],
        },
        say: [
          'Follow it step by step. |The purpose sounds fine.',
          '|The labels repeat a habit. |The feature lets the model see a gap.',
          '|And a suggestion becomes a decision when four people face hundreds of letters.',
        ],
      },
      {
        title: 'Two ways to write it down',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Risk' }],
          steps: [
            { write: 0, text: 'Bias risk: medium.' },
            { strike: 0, words: 'Bias risk: medium.' },
            {
              swap: 0,
              words: 'Bias risk: medium.',
              by: 'Rosa cared for her father for six years. The model has learned that gaps mean rejection. She is not invited, and nobody reads her letter.',
            },
            { mark: 0, words: 'gaps mean rejection', as: 'look' },
            { mark: 0, words: 'nobody reads her letter', as: 'look' },
          ],
        },
        say: [
          'How would you report that? |Most reports say medium. |Nobody can test it, and nobody will act.',
          '|Write a sentence with a person in it instead.',
          'Now you see two repairs: |take gaps away from the model, |and have somebody read the letters that were not suggested.',
        ],
      },
      {
        title: 'Who was in the room?',
        animation: {
          kind: 'map',
          axes: ['more affected', 'more heard'],
          cards: [
            { text: 'readers', at: [0.3, 0.85], group: 1 },
            { text: 'applicants', at: [0.85, 0.2], group: 3 },
            { text: 'families', at: [0.6, 0.12], group: 3 },
            { text: 'employers', at: [0.3, 0.3], group: 0 },
          ],
          steps: [{ card: 0 }, { card: 3 }, { card: 2 }, { card: 1 }, { mark: 1, as: 'wrong' }],
        },
        say: [
          'Why did nobody notice? |The readers sat at the table.',
          '|Employers, |families, |and applicants did not.',
          '|Those with the most to lose are asked the least. Who are they in your project?',
        ],
      },
    ],
  },
  'when-a-human-decides': {
    poster: 2,
    shots: [
      {
        title: 'A promise on paper',
        animation: {
          kind: 'pipeline',
          stations: ['Letter', 'Suggestion', 'Reader'],
          steps: [
            { at: 0, text: 'I tested boards with an oscilloscope.', as: 'right' },
            { at: 1, text: 'Not suggested. Score 0.34', words: 'Not suggested.', as: 'wrong' },
            { at: 2, text: 'To agree: one click. To disagree: a form.', words: 'a form', as: 'wrong' },
          ],
        },
        say: [
          'Every decision is made by a person, says the plan. |A letter comes in.',
          '|A model does not suggest it. To agree, the reader clicks once. |To disagree, there is a form.',
          'Late in the day, nobody fills it in.',
        ],
      },
      {
        title: 'Minutes per letter',
        animation: {
          kind: 'lanes',
          lanes: ['Alone', 'With suggestions'],
          unit: 'min',
          steps: [
            { lane: 0, amount: 9, text: 'read' },
            { lane: 1, amount: 2, as: 'wrong' },
          ],
        },
        say: [
          'Look at the time first. |Before, a reader had nine minutes.',
          '|With suggestions, the plan allows two.',
          'That is enough to agree, and no more.',
        ],
      },
      {
        title: 'Four conditions',
        animation: {
          kind: 'table',
          columns: ['Condition', 'Here'],
          widths: [1, 2],
          rows: [
            ['time', '2 minutes instead of 9'],
            ['information', 'the letter itself, with the summary'],
            ['ability', 'reads 30 letters alone first'],
            ['power', 'disagrees with one click'],
          ],
          hidden: [1],
          steps: [
            { row: 0 },
            { row: 1 },
            { row: 2 },
            { row: 3 },
            { column: 1 },
            { mark: [0, 1], as: 'wrong' },
            { mark: [3, 1], as: 'right' },
          ],
        },
        say: [
          'Review works under four conditions. |There is time. |The reader sees what is needed to disagree.',
          '|They could do the work without the system. |And they can change the result without trouble.',
          '|This is the repaired plan. |Time is still short, |but disagreeing now takes one click.',
        ],
      },
      {
        title: 'Look first',
        animation: {
          kind: 'chat',
          names: { you: 'Reader', model: 'Model' },
          steps: [
            { by: 'you', text: 'Invite. She tested boards with an oscilloscope.' },
            { by: 'model', text: 'No experience with measuring devices was found in the letter.' },
            { mark: 1, words: 'No experience with measuring devices', as: 'wrong' },
            { mark: 0, words: 'tested boards with an oscilloscope', as: 'right' },
          ],
        },
        say: [
          'One measure costs nothing: |the reader decides first, and only then sees the suggestion.',
          '|A reason that names something can be checked. |This one is false, |and the letter says so.',
          'Now a second reader decides. A score could not have been checked.',
        ],
      },
      {
        title: 'Is anybody looking?',
        animation: {
          kind: 'dots',
          groups: [{ name: 'Planted letters', count: 20 }],
          steps: [
            { show: 0 },
            { mark: 0, count: 13, as: 'right', note: 'noticed' },
            { mark: 0, count: 7, as: 'wrong', note: 'missed' },
          ],
        },
        say: [
          'And check that it works. One letter in fifty has a wrong suggestion on purpose. |Say that these were planted.',
          '|Thirteen were noticed, |and seven were not.',
          'Below eighty percent, give each reader fewer letters.',
        ],
      },
    ],
  },
  'who-else-was-told': {
    poster: 3,
    shots: [
      {
        title: 'A message on Tuesday',
        animation: {
          kind: 'chat',
          names: { you: 'Dawit', model: 'College' },
          steps: [
            {
              by: 'you',
              text: 'Your assistant told me I can apply until December 15. The office says it ended yesterday.',
            },
            { mark: 0, words: 'until December 15', as: 'wrong' },
            { by: 'model', text: 'Grants: see the page, or call us.' },
          ],
        },
        say: [
          'A student writes to his college. |The assistant gave him a date for a grant, |and the date is wrong.',
          'Half an hour later, the harm is limited: |for grants, the assistant now shows only the page.',
          'Most of the work comes after that.',
        ],
      },
      {
        title: 'Six Sundays',
        animation: {
          kind: 'pipeline',
          stations: ['Page', 'Index', 'Assistant'],
          steps: [
            { at: 0, text: 'Closing date: November 30', as: 'right' },
            { at: 1, text: 'Closing date: December 15. Rebuild failed.', words: 'Rebuild failed.', as: 'wrong' },
            { at: 2, text: 'You can apply until December 15.', words: 'December 15', as: 'wrong' },
          ],
        },
        say: [
          'The page |had shown the new date for six weeks.',
          'But the index |is rebuilt each Sunday, and that had failed six times.',
          'Nobody noticed, |and the assistant went on.',
        ],
      },
      {
        title: 'Read what the search missed',
        animation: {
          kind: 'dots',
          groups: [
            { name: 'Search', count: 212 },
            { name: 'At random', count: 100 },
          ],
          steps: [
            { show: 0 },
            { mark: 0, count: 64, as: 'wrong', note: 'wrong' },
            { show: 1 },
            { mark: 1, count: 2, as: 'wrong', note: 'wrong' },
          ],
        },
        say: [
          'Who else was told? |Two hundred conversations contain the word grant, |and sixty-four of them give the wrong date.',
          'But people in need write about help with rent. |So draw a hundred others at random.',
          '|Two of those are wrong, too.',
        ],
      },
      {
        title: 'How many are missing?',
        animation: {
          kind: 'lanes',
          lanes: ['Found', 'Estimate', 'Wider search'],
          unit: 'wrong',
          steps: [
            { lane: 0, amount: 64, text: 'search', as: 'look' },
            { lane: 1, amount: 64, text: 'search', as: 'look' },
            { lane: 1, amount: 33, text: 'missed', as: 'wrong' },
            { lane: 2, amount: 64, text: 'search', as: 'look' },
            { lane: 2, amount: 21, text: 'new', as: 'right' },
          ],
        },
        say: [
          'The search found |these.',
          'Two percent of all the others |would be thirty-three more, |a third of all cases.',
          'So search again, with different words. |That finds |twenty-one more, and eleven more students.',
        ],
      },
      {
        title: 'What you owe them',
        animation: {
          kind: 'table',
          columns: ['Students', 'Situation', 'Repair'],
          widths: [0.7, 1.2, 1.3],
          rows: [
            ['24', 'applied in time', 'told what happened'],
            ['11', 'asked for others', 'told what happened'],
            ['17', 'missed the date', 'deadline extended'],
          ],
          hidden: [2],
          steps: [{ row: 0 }, { row: 1 }, { row: 2 }, { column: 2 }, { mark: [2, 2], as: 'right' }],
        },
        say: [
          'Fifty-two students got a wrong date. |Some applied in time. |Some asked on behalf of others. |And seventeen missed it.',
          '|All are told what happened. An apology gives nothing back, |but a new deadline does.',
          'How would you find yours?',
        ],
      },
    ],
  },
});
