import { defineVideos } from '#content/define.ts';

export const videos = defineVideos({
  'a-rule-from-examples': {
    poster: 3,
    shots: [
      {
        title: 'A rule written by hand',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Rule', mono: true }],
          steps: [
            { write: 0, text: 'spam if the subject says "prize"' },
            { write: 0, text: '  unless a colleague sent it' },
            { write: 0, text: '  unless it is our newsletter' },
            { write: 0, text: '  unless …' },
            { mark: 0, words: 'unless …', as: 'wrong' },
          ],
        },
        say: [
          'You want to sort email into spam and fine. |You could write a rule: a prize is spam.',
          '|Then a colleague wins one. |Then your newsletter gives one away.',
          '|Each exception |needs another one, and you are never done.',
        ],
      },
      {
        title: 'Start from examples instead',
        animation: {
          kind: 'map',
          axes: ['more links', 'new sender'],
          cards: [
            { text: 'fine', at: [0.06, 0.26], group: 1 },
            { text: 'fine', at: [0.2, 0.26], group: 1 },
            { text: 'spam', at: [0.9, 0.74], group: 3 },
            { text: 'fine', at: [0.06, 0.74], group: 1 },
            { text: 'spam', at: [0.62, 0.74], group: 3 },
            { text: 'fine', at: [0.34, 0.26], group: 1 },
            { text: 'fine', at: [0.76, 0.26], group: 1 },
            { text: 'spam', at: [0.48, 0.74], group: 3 },
          ],
          steps: [
            { card: 0 },
            { card: 1 },
            { card: 2 },
            { card: 3 },
            { card: 4 },
            { card: 5 },
            { card: 6 },
            { card: 7 },
          ],
        },
        say: [
          'Machine learning turns this around. |Here are |eight emails |that |somebody |has |already |sorted.',
          '|On the right are those with more links, at the top those from new senders.',
        ],
      },
      {
        title: 'Three rules, and their mistakes',
        animation: {
          kind: 'dots',
          groups: [
            { name: 'Money', count: 8 },
            { name: 'Links', count: 8 },
            { name: 'Links + sender', count: 8 },
          ],
          steps: [
            { show: 0 },
            { mark: 0, count: 6, as: 'right', note: 'right' },
            { mark: 0, count: 2, as: 'wrong', note: 'wrong' },
            { show: 1 },
            { mark: 1, count: 7, as: 'right', note: 'right' },
            { mark: 1, count: 1, as: 'wrong', note: 'wrong' },
            { show: 2 },
            { mark: 2, count: 8, as: 'right', note: 'right' },
          ],
        },
        say: [
          'Now search for a rule. |Say that an email is spam if it mentions money. |That is right for six, |and wrong for two.',
          '|Spam if there are three links or more? |Right for seven, |wrong for one.',
          '|Spam if there are three links, and the sender is new? |All eight are right. This rule wins.',
        ],
      },
      {
        title: 'The rule that was found',
        animation: {
          kind: 'map',
          axes: ['more links', 'new sender'],
          cards: [
            { text: 'fine', at: [0.06, 0.26], group: 1 },
            { text: 'fine', at: [0.2, 0.26], group: 1 },
            { text: 'spam', at: [0.9, 0.74], group: 3 },
            { text: 'fine', at: [0.06, 0.74], group: 1 },
            { text: 'spam', at: [0.62, 0.74], group: 3 },
            { text: 'fine', at: [0.34, 0.26], group: 1 },
            { text: 'fine', at: [0.76, 0.26], group: 1 },
            { text: 'spam', at: [0.48, 0.74], group: 3 },
            { text: 'new partner', at: [0.76, 0.92] },
          ],
          steps: [
            { card: 0 },
            { card: 1 },
            { card: 3 },
            { card: 5 },
            { card: 6 },
            { card: 2 },
            { card: 4 },
            { card: 7 },
            {
              region: [
                [0.41, 0.5],
                [1, 1],
              ],
              text: '',
              as: 'look',
            },
            { card: 8 },
            { mark: 8, as: 'wrong' },
          ],
        },
        say: [
          'You |have |just |trained |a |model: |you |searched |for a rule, |and found this one.',
          'A computer tries many more. |Then a ninth email arrives, from a new partner, with five links.',
          '|The rule calls it spam. It agreed with each example, and now it is wrong.',
        ],
      },
      {
        title: 'What it cannot learn',
        animation: {
          kind: 'dots',
          groups: [
            { name: 'Sent', count: 24 },
            { name: 'Examples', count: 8 },
          ],
          steps: [
            { show: 0 },
            { mark: 0, count: 16, as: 'wrong', note: 'blocked earlier' },
            { show: 1 },
            { mark: 1, count: 8, as: 'right', note: 'sorted' },
          ],
        },
        say: [
          'A rule can only be as good as its examples. |Say that another filter |blocked sixteen emails earlier.',
          'Nobody sorted those. |The search saw the others, |and nothing else.',
          'So which examples are missing from yours?',
        ],
      },
    ],
  },
});
