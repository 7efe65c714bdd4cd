import { facts } from './case.ts';

/** Questions of people in a hurry, in their own words, on sections of courses about building, drawn at random. */
export const everydayOnBuilding = [
  ...facts('ai-product-capstone', [
    [
      'does anybody from you look at my files at the end and give me a mark',
      'submit-capstone',
      /Nobody here reads or grades|You do\. The rubric/,
    ],
    [
      'a stranger tricks the bot totally, can he walk off with all the tools',
      'build-agent',
      /Write a silly proposal|a volunteer sees each proposal/,
    ],
    ['How many things may my bot do on the spec sheet', 'spec-and-tests', /at most three/],
    [
      'four of the five i watched had trouble, can i say 80 percent of all members do',
      'watch-people',
      /not a result about all members/,
    ],
    [
      'The ten i kept back came out way worse than the others, now what',
      'build-evaluate',
      /adapted to the visible ones|read the failures for their/,
    ],
    ['i have no list to count from, how do i get to a number', 'problem-brief', /week of tally marks/],
    ['am i allowed to estimate in the brief', 'problem-brief', /nothing wrong with guessing/],
    ['how much time will the board take to go through my memo', 'decision-memo', /ten minutes/],
    [
      'and if it does go crazy at night, how fast must i be able to pull the plug',
      'build-limits',
      /switched off in a minute/,
    ],
  ]),
  ...facts('agents-step-by-step', [
    [
      'half of the steps are done and then something unexpected comes up, start from scratch?',
      'planning',
      /Finished steps stay/,
    ],
    [
      'program died right after it paid the bill, how do i make sure it doesnt pay twice',
      'plan-and-resume',
      /idempotency key|Give every step an id/,
    ],
    ['who can put orders into my agent besides me', 'guard-the-tools', /can write what a tool reads/],
    [
      'it keeps asking for the same thing over and over, what stops that',
      'errors-and-budgets guard-the-tools',
      /fourth limit is repetition|same_call/,
    ],
    [
      'Our people click yes on every popup the agent shows',
      'guard-the-tools',
      /trains people to press OK|Show the \*\*effect\*\*/,
    ],
    [
      'for which things does it have to ask me first',
      'least-privilege-and-approval',
      /hard to undo, reaches someone outside/,
    ],
    ['after the restart how often had the reminder been mailed', 'plan-and-resume', /1 email, 6 calls left|mails: 1/],
    [
      'Its right 96% of the time overall, why cant i ship it',
      'build-an-eval',
      /gate looks at each case|One unsafe run is enough/,
    ],
    ['two lookups, so why does it count three', 'build-the-loop', /two replies with a call, and one with the answer/],
  ]),
  ...facts('python-for-data-work', [
    ['how do i find the biggest value with a for', 'loops-and-functions', /replace it whenever you see a larger one/],
    [
      'the error thing is huge, where do i start',
      'checks-and-errors',
      /Read it from the bottom|last line says what happened/,
    ],
    ['KeyError day but the column is right there in the file', 'checks-and-errors', /invisible mark/],
    ['why do i not get the third item when i write 1:3', 'values-and-containers', /the end is left out/],
    [
      'orders only have a customer number, i need the town',
      'join-two-tables',
      /That is a \*\*join\*\*|bring them together/,
    ],
    [
      'excel gives me another quartile than my script, who is wrong',
      'numbers-that-summarize',
      /several definitions of quartiles/,
    ],
    ['how can it be that 0.1 and 0.2 dont make 0.3', 'values-and-containers', /no exact binary form/],
    [
      'boss wants an overview, what do people normally want to know from such rows',
      'group-and-sort',
      /how many of each, how much for each/,
    ],
    [
      'i added 3 and 4 from the file and got 34',
      'values-and-containers',
      /"3"` is not yet a number|adding texts puts one after the other/,
    ],
  ]),
  ...facts('machine-learning-in-plain-words', [
    [
      'ive tried forty settings and one looks great, done?',
      'overfitting',
      /accidents of the validation pile|only moves the overfitting up one level/,
    ],
    ['can i let a person look only at the doubtful parts', 'thresholds-and-costs', /between them ask a person/],
    [
      'someone switched the unit of the temperature and now other machines come up as similar',
      'nearest-neighbors',
      /scale the features/,
    ],
    [
      'we have lots of tables at work, which kind do i try first',
      'families-of-models',
      /first thing worth trying after a linear model|quick to train, need few examples/,
    ],
    [
      'the parts didnt change but the new sensor shows more, whats the word for that',
      'when-the-world-moves',
      /Data drift/,
    ],
    [
      'sensor is broken, should i train it again on the new numbers',
      'retrain-or-repair',
      /Retraining would learn the fault|Repair the source/,
    ],
    [
      'we throw away what it rejects and never open what it lets through, ok?',
      'do-we-need-it',
      /you will never learn what it misses/,
    ],
    [
      'Something looks off on monday. do i retrain first thing?',
      'watch-a-model',
      /data, then world, then model|nobody starts with retraining/,
    ],
    ['which of the rules got all the mails right', 'learning-from-examples', /no mistakes/],
  ]),
];
