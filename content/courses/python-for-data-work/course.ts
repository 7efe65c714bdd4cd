import { defineCourse } from '#content/define.ts';
import { noraCastellan } from '#content/instructors.ts';

export const course = defineCourse({
  id: 'python-for-data-work',
  title: 'Python for Data Work',
  promise: 'Read a messy table, clean it, answer questions with it, and check that the answers are right.',
  description: `Most data work is not modeling. It is reading a file that somebody exported, finding out what is wrong with it, and producing a table of numbers you are willing to sign. This course teaches the part of Python that does this, from the first variable to a tested monthly report.

You work with the orders of a small tool rental shop: dates in two formats, prices with dollar signs, a customer whose name is spelled three ways. Each section has short readings, a notebook that runs in your browser, and a quiz. In the notebooks you write functions, and checks tell you at once which ones are right.

Everything uses Python's standard library, so nothing has to be installed and nothing stands between you and the language. When you later meet pandas, you will know what it does for you.`,
  instructor: noraCastellan,
  level: 'beginner',
  topics: ['data'],
  price: 0,
  kind: 'standard',
  featured: 5,
  updatedOn: '2026-11-23',
  outcomes: [
    'Use variables, lists, dictionaries, loops and functions with confidence',
    'Clean text, numbers and dates that people typed by hand',
    'Read and write CSV and JSON correctly',
    'Group, count, sort and summarize records',
    'Join two tables and notice what did not match',
    'Write checks that catch wrong data before it reaches a report',
  ],
  prerequisites: ['You can use a web browser and a spreadsheet. No programming experience is needed.'],
  audience: {
    for: [
      'Beginners who want to use Python for real tables',
      'Spreadsheet users who repeat the same cleanup every month',
      'Anyone about to start a course on data science or machine learning',
    ],
    notFor: ['Experienced programmers', 'People looking for a course on pandas or charts'],
  },
  skills: [
    { id: 'python', name: 'Python' },
    { id: 'data-cleaning', name: 'Data cleaning' },
    { id: 'csv-and-json', name: 'CSV and JSON' },
    { id: 'summary-statistics', name: 'Summary statistics' },
    { id: 'data-validation', name: 'Data validation' },
  ],
  aliases: [
    'learn to code',
    'programming for beginners',
    'pandas alternative',
    'exploratory data analysis',
    'spreadsheets',
  ],
  faq: [
    {
      question: 'Do I have to install anything?',
      answer:
        'No. The notebooks run Python inside your browser. The first start takes a little while, because Python itself is downloaded.',
    },
    {
      question: 'Why not start with pandas?',
      answer:
        'pandas is a good tool, and much easier to use when you know lists, dictionaries and functions. You also learn to check results, which no library does for you.',
    },
    {
      question: 'Do I have to solve the exercises?',
      answer:
        'One of them: the monthly report counts once your function passes its checks on our server, because it is what the course is for. You can mark the other notebooks as completed yourself.',
    },
    {
      question: 'I am stuck in a notebook. What now?',
      answer:
        'Read the last line of the error message first; it says what went wrong. Then print the value you are unsure about. Each notebook has hints at the end.',
    },
  ],
  sections: [
    {
      title: 'The Python you need',
      lectures: [
        {
          id: 'text-or-number',
          title: 'Is it text or a number?',
          contentType: 'video',
          seconds: 87,
          isPreview: true,
          skills: ['python'],
        },
        {
          id: 'values-and-containers',
          title: 'Values, lists and dictionaries',
          contentType: 'reading',
          minutes: 35,
          resources: [{ title: 'The Python Tutorial', url: 'https://docs.python.org/3/tutorial/' }],
          skills: ['python'],
        },
        {
          id: 'loops-and-functions',
          title: 'Decisions, loops and functions',
          contentType: 'reading',
          minutes: 40,
          skills: ['python'],
        },
        {
          id: 'clean-typed-text',
          title: 'Cleaning what people typed',
          contentType: 'reading',
          minutes: 35,
          skills: ['data-cleaning'],
        },
        {
          id: 'notebook-clean-orders',
          title: 'Notebook: clean the rental orders',
          contentType: 'notebook',
          minutes: 60,
          skills: ['python', 'data-cleaning'],
        },
        {
          id: 'check-basics',
          title: 'Check your understanding: the Python you need',
          contentType: 'quiz',
          quiz: 'basics',
          minutes: 10,
        },
      ],
    },
    {
      title: 'Read, group and summarize',
      lectures: [
        {
          id: 'read-then-group',
          title: 'Read first, then group',
          contentType: 'video',
          seconds: 78,
          skills: ['csv-and-json', 'summary-statistics'],
        },
        {
          id: 'csv-and-json',
          title: 'Reading and writing CSV and JSON',
          contentType: 'reading',
          minutes: 35,
          resources: [
            { title: 'csv: CSV file reading and writing', url: 'https://docs.python.org/3/library/csv.html' },
            { title: 'json: JSON encoder and decoder', url: 'https://docs.python.org/3/library/json.html' },
          ],
          skills: ['csv-and-json'],
        },
        {
          id: 'group-and-sort',
          title: 'Group, count and sort',
          aliases: ['pivot table'],
          contentType: 'reading',
          minutes: 40,
          skills: ['summary-statistics'],
        },
        {
          id: 'numbers-that-summarize',
          title: 'Numbers that summarize, and numbers that mislead',
          aliases: ['outliers', 'statistics'],
          contentType: 'reading',
          minutes: 35,
          resources: [
            {
              title: 'statistics: Mathematical statistics functions',
              url: 'https://docs.python.org/3/library/statistics.html',
            },
          ],
          skills: ['summary-statistics'],
        },
        {
          id: 'notebook-monthly-report',
          title: 'Notebook: a monthly report',
          contentType: 'notebook',
          minutes: 75,
          requiresChecks: true,
          skills: ['csv-and-json', 'summary-statistics'],
        },
        {
          id: 'check-summaries',
          title: 'Check your understanding: read and summarize',
          contentType: 'quiz',
          quiz: 'summaries',
          minutes: 10,
        },
      ],
    },
    {
      title: 'Trust the result',
      lectures: [
        {
          id: 'what-did-not-match',
          title: 'What did not match',
          contentType: 'video',
          seconds: 78,
          skills: ['data-cleaning', 'data-validation'],
        },
        {
          id: 'join-two-tables',
          title: 'Joining two tables',
          contentType: 'reading',
          minutes: 35,
          skills: ['data-cleaning', 'data-validation'],
        },
        {
          id: 'explore-joins',
          title: 'Explore: how many rows a join makes',
          aliases: ['merge', 'duplicate rows', 'outer join'],
          contentType: 'explore',
          explorable: 'joins',
          minutes: 10,
          skills: ['data-cleaning', 'data-validation'],
        },
        {
          id: 'checks-and-errors',
          title: 'Checks, errors and honest failures',
          contentType: 'reading',
          minutes: 40,
          skills: ['data-validation'],
        },
        {
          id: 'notebook-find-the-mistakes',
          title: 'Notebook: find the mistakes',
          contentType: 'notebook',
          minutes: 75,
          skills: ['python', 'data-validation'],
        },
        { id: 'check-python', title: 'Check your understanding', contentType: 'quiz', quiz: 'python', minutes: 15 },
      ],
    },
  ],
});
