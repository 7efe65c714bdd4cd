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
          'You want to sort email into spam and fine. |You could write a rule: any email about a prize is spam.',
          '|Then a colleague wins one. |Then your newsletter gives one away.',
          '|Each exception |leads to another, and you are never done.',
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
          '|Those with more links are on the right, and those from new senders are at the top.',
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
  'behind-95-percent': {
    poster: 1,
    shots: [
      {
        title: 'A figure in a report',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Report' }],
          steps: [
            { write: 0, text: 'Accuracy of our spam filter: 95%' },
            { mark: 0, words: '95%', as: 'right' },
            { write: 0, text: '\nAccuracy of a filter that never flags anything: 90%' },
            { mark: 0, words: '90%', as: 'wrong' },
          ],
        },
        say: [
          '|A report says that a spam filter is right in ninety-five percent of cases. |That sounds excellent.',
          'But one email in ten is spam. |A filter that does nothing |is right about all the others.',
        ],
      },
      {
        title: 'A thousand emails',
        animation: {
          kind: 'dots',
          groups: [
            { name: 'Spam', count: 100 },
            { name: 'Fine', count: 900 },
          ],
          steps: [
            { show: 0 },
            { mark: 0, count: 70, as: 'right', note: 'caught' },
            { mark: 0, count: 30, as: 'wrong', note: 'missed' },
            { show: 1 },
            { mark: 1, count: 20, as: 'wrong', note: 'flagged' },
          ],
        },
        say: [
          'So look at every email. |A hundred are spam. |Seventy of them are caught, |and thirty get through.',
          '|Nine hundred are fine, |and twenty of those are flagged by mistake.',
          'Accuracy lumps all four together.',
        ],
      },
      {
        title: 'Three figures, three questions',
        animation: {
          kind: 'table',
          columns: ['Figure', 'Count', 'Result'],
          rows: [
            ['accuracy', '950 of 1,000', '95%'],
            ['precision', '70 of 90', '78%'],
            ['recall', '70 of 100', '70%'],
          ],
          hidden: [2],
          steps: [
            { row: 0 },
            { row: 1 },
            { row: 2 },
            { column: 2 },
            { mark: [1, 2], as: 'look' },
            { mark: [2, 2], as: 'look' },
          ],
        },
        say: [
          '|Accuracy asks how many answers were right.',
          '|Precision asks: when the filter flags an email, how often is it right?',
          '|Recall asks: of all the spam, how much does it catch?',
          '|The person whose email vanished cares about |this one.',
          'With a full inbox, |you care about this one.',
        ],
      },
      {
        title: 'A good test for rare faults',
        animation: {
          kind: 'dots',
          groups: [{ name: 'Flagged parts', count: 59 }],
          steps: [
            { show: 0 },
            { mark: 0, count: 9, as: 'right', note: 'faulty' },
            { mark: 0, count: 50, as: 'wrong', note: 'good' },
          ],
        },
        say: [
          'A test catches nine out of ten faulty parts. |Out of a thousand parts, it flags these.',
          '|Nine are faulty. The test is wrong about only five percent of the good ones, |but that is fifty parts.',
          'There are so many good parts.',
        ],
      },
      {
        title: 'Who is behind the average?',
        animation: {
          kind: 'dots',
          groups: [
            { name: 'Sales', count: 80 },
            { name: 'Support', count: 20 },
          ],
          steps: [
            { show: 0 },
            { mark: 0, count: 64, as: 'right', note: 'caught' },
            { mark: 0, count: 16, as: 'wrong', note: 'missed' },
            { show: 1 },
            { mark: 1, count: 6, as: 'right', note: 'caught' },
            { mark: 1, count: 14, as: 'wrong', note: 'missed' },
          ],
        },
        say: [
          'And the seventy percent? |For sales, the filter catches |four of five spam emails, |and misses one.',
          '|For support, it catches |six of twenty, |and misses all the others.',
          'Seventy percent describes nobody.',
        ],
      },
    ],
  },
  'the-quiet-week': {
    poster: 2,
    shots: [
      {
        title: 'The week of the launch',
        animation: {
          kind: 'dots',
          groups: [
            { name: 'Faulty', count: 40 },
            { name: 'Opened', count: 84 },
          ],
          steps: [
            { show: 0 },
            { mark: 0, count: 36, as: 'right', note: 'caught' },
            { mark: 0, count: 4, as: 'wrong', note: 'missed' },
            { show: 1 },
            { mark: 1, count: 36, as: 'right', note: 'faulty' },
            { mark: 1, count: 48, as: 'look', note: 'good' },
          ],
        },
        say: [
          'A workshop inspects a thousand parts a week. |Forty are faulty.',
          'Its model |catches thirty-six, |and misses four.',
          '|It flags eighty-four parts to be opened. |These are faulty, |and the others are good.',
        ],
      },
      {
        title: 'What the bench sees',
        animation: {
          kind: 'ranking',
          rows: ['Launch', 'Supplier', 'Sensor', 'Alloy'],
          isOurs: true,
          decimals: 0,
          steps: [
            { adds: [84, 0, 0, 0] },
            { adds: [0, 118, 0, 0] },
            { adds: [0, 0, 228, 0] },
            { adds: [0, 0, 0, 72] },
            { mark: 3, as: 'look' },
          ],
        },
        say: [
          'That is the first week. |Then the world moves.',
          '|A new supplier brings more faults. |A new sensor reads too high, and the people at the bench drown in flags.',
          '|And a new alloy vibrates less. |The bench is pleased: it has less to do.',
        ],
      },
      {
        title: 'What each week costs',
        animation: {
          kind: 'lanes',
          lanes: ['Launch', 'Supplier', 'Sensor', 'Alloy'],
          unit: '$',
          steps: [
            { lane: 0, amount: 200, as: 'wrong' },
            { lane: 0, amount: 240, as: 'look' },
            { lane: 1, amount: 400, as: 'wrong' },
            { lane: 1, amount: 230, as: 'look' },
            { lane: 2, amount: 200, as: 'wrong' },
            { lane: 2, amount: 960, text: 'flagged', as: 'look' },
            { lane: 3, amount: 800, text: 'missed', as: 'wrong' },
            { lane: 3, amount: 240, as: 'look' },
          ],
        },
        say: [
          'Now add the money. |A missed fault costs fifty dollars, |and a false alarm five.',
          'The supplier: |more misses, |about as many alarms.',
          'The sensor |cannot be |overlooked.',
          'The quiet week |misses sixteen faults, |and costs more than twice as much as the first.',
        ],
      },
      {
        title: 'Ten below the threshold',
        animation: {
          kind: 'dots',
          groups: [
            { name: 'Launch', count: 10 },
            { name: 'Alloy', count: 10 },
          ],
          steps: [
            { show: 0 },
            { mark: 0, count: 1, as: 'wrong', note: 'faulty' },
            { show: 1 },
            { mark: 1, count: 4, as: 'wrong', note: 'faulty' },
          ],
        },
        say: [
          'Misses make no noise, so look for them. |Open ten parts just below the threshold.',
          'At launch, |one of them was faulty.',
          '|When it is |four, something has changed.',
        ],
      },
      {
        title: 'Where to look first',
        animation: {
          kind: 'pipeline',
          stations: ['Data', 'World', 'Model'],
          steps: [
            { at: 0, text: 'Sensor log: all values in range', as: 'right' },
            { at: 1, text: 'Supplier: a new alloy', words: 'a new alloy', as: 'wrong' },
            { at: 2, text: 'The rule for vibration is out of date', words: 'out of date', as: 'wrong' },
          ],
        },
        say: [
          'Then look in this order. |Is the data still right?',
          '|Has something changed outside? |Only then ask if the rule is out of date.',
        ],
      },
    ],
  },
});
