/** The rules on benefits of a company: passages by their ids. */
export const benefits = {
  vacation: 'Every employee has 25 vacation days. Part-time staff have fewer, in proportion.',
  carry: 'Up to five vacation days that are unused in December can be carried over until March.',
  unpaid: 'You can ask for up to 20 days of unpaid leave a year, four weeks ahead.',
  sick: 'Tell your manager on the first day of an illness. From the third day, a certificate from a physician is needed.',
  sickpay: 'During an illness the salary continues for six weeks. After that the health insurance pays.',
  parental: 'Both parents can take parental leave of up to 14 months in total. Announce it seven weeks ahead.',
  birth: 'In the two weeks after a birth, the second parent has ten paid days.',
  child: 'If a child under twelve is ill, you can stay with them for ten days a year.',
  remote: 'Remote work is possible on three days a week, after agreement with the team.',
  abroad: 'Remote work in another country is limited to 20 days a year, and Payroll approves it first.',
  desk: 'For a home office the company lends a screen and a chair. They go back when you leave the company.',
  pension: 'The company pays 4% of your salary into the pension fund. You may add more.',
  vesting: 'What the company pays into the pension is yours after three years. If you quit earlier, it goes back.',
  bike: 'You can lease a bicycle through the company. The payment is taken from the salary before tax.',
  train: 'The company will cover half of a monthly ticket for public transport.',
  parking: 'Parking spaces are given by lottery each January. People with a disability have a space of their own.',
  course: 'Training and books are covered up to 800 dollars a year. Ask your manager first.',
  overtime: 'Overtime is paid, or taken as time off within three months.',
  notice: 'You can quit with a notice period of six weeks, in writing.',
  moving: 'When you transfer to another office, the company pays for the van and gives two extra days.',
} as const;
export type PassageId = keyof typeof benefits;

/** Questions of employees, with the passages that answer them. */
export const goldSet: readonly { question: string; answers: readonly PassageId[] }[] = [
  { question: 'How many days off do I get?', answers: ['vacation'] },
  { question: 'What happens to vacation days I have left over at the end of the year?', answers: ['carry'] },
  { question: 'Do I have to see a doctor for a cold?', answers: ['sick'] },
  { question: 'For how long do I get my salary if I am sick?', answers: ['sickpay'] },
  { question: 'Can I be at home when my daughter is sick?', answers: ['child'] },
  { question: 'Can I work from home on Fridays?', answers: ['remote'] },
  { question: 'May I work from Spain for a month?', answers: ['abroad'] },
  { question: 'Do I keep the pension when I leave the company?', answers: ['vesting'] },
  { question: 'Is there any money for my bus to the office?', answers: ['train'] },
  { question: 'Who pays for a class in the evening?', answers: ['course'] },
  { question: 'How early must I announce maternity leave?', answers: ['parental'] },
  { question: 'What can I take off after the birth of a baby?', answers: ['birth', 'parental'] },
];

/** Groups of synonyms; the first word names the concept. Every other word is its own concept. */
export const concepts: readonly (readonly string[])[] = [
  ['vacation', 'off', 'holiday'],
  ['ill', 'illness', 'sick', 'cold'],
  ['child', 'daughter', 'son', 'birth', 'baby'],
  ['parental', 'parent', 'parents', 'maternity'],
  ['remote', 'home', 'remotely'],
  ['country', 'spain', 'abroad'],
  ['physician', 'doctor', 'certificate', 'note'],
  ['quit', 'leave'],
  ['transport', 'bus', 'train', 'ticket'],
  ['training', 'class', 'course', 'books'],
  ['paid', 'pay', 'pays', 'salary'],
  ['open', 'left', 'carried'],
  ['day', 'days'],
];

/** Words that carry no content. */
export const functionWords: ReadonlySet<string> = new Set(
  'a after am an and at by can do does for from get have her how i if in is it long many may me must my of on or over the to up what when who with you your'.split(
    ' ',
  ),
);
