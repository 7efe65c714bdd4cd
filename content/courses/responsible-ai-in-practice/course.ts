import { defineCourse } from '#content/define.ts';
import { ingridSolheim } from '#content/instructors.ts';

export const course = defineCourse({
  id: 'responsible-ai-in-practice',
  title: 'Responsible AI in Practice',
  promise: 'Assess, test and safeguard an AI system with forms and checks that fit on a few pages.',
  description: `Principles are easy to agree with. The work begins when a product goes live in six weeks and somebody asks who could be harmed, how you would know, and what you would do on that day. This course is about that work.

You follow one case from start to finish: a community college wants a model to suggest which applicants for a paid training program should be invited to an interview. You map who could be harmed, write a one-page impact assessment, measure results by group, cut the data down to what is needed, and design human review that is more than a signature. You write the documents users need and a plan for the day something goes wrong. In the last section you answer for the system: you follow an incident to its resolution, give those affected an appeal that can succeed, question a vendor before you sign, and see which of your pages the EU AI Act, NIST and ISO ask for.

Every lesson leaves you with a completed form for a system of your own. Laws are mentioned where they shape the work. The course is not legal advice, and it tells you when to get some.`,
  instructor: ingridSolheim,
  level: 'intermediate',
  topics: ['responsible-ai'],
  price: 59,
  kind: 'standard',
  updatedOn: '2026-11-23',
  outcomes: [
    'Map the people a system affects and the ways it could harm them',
    'Write a one-page impact assessment that leads to a decision',
    'Compare selection rates and errors by group and read the result with care',
    'Reduce personal data to what the purpose needs',
    'Design human review that can really change an outcome',
    'Document a system for its users and run a first incident response',
    'Follow an incident to its resolution, and give those affected an appeal that can succeed',
    'Question a vendor, test its claims on your own cases, and match your pages to the EU AI Act, NIST and ISO',
  ],
  prerequisites: [
    'You work on, buy or approve a system that uses AI.',
    'Percentages and simple tables. One short Python program is explained line by line and can be skipped.',
  ],
  audience: {
    for: [
      'Product managers, analysts, engineers and auditors who are asked to make a system responsible',
      'Managers who sign off on such systems',
    ],
    notFor: ['People looking for legal advice on a particular case', 'Readers who want a history of AI ethics'],
  },
  skills: [
    { id: 'impact-assessment', name: 'Impact assessment' },
    { id: 'fairness-testing', name: 'Fairness testing' },
    { id: 'data-minimization', name: 'Data minimization' },
    { id: 'human-oversight', name: 'Human oversight' },
    { id: 'incident-response', name: 'Incident response' },
    { id: 'ai-governance', name: 'AI governance' },
  ],
  aliases: [
    'AI ethics',
    'algorithmic fairness',
    'AI compliance',
    'trustworthy AI',
    'AI regulation',
    'AI governance',
    'AI procurement',
  ],
  faq: [
    {
      question: 'Which laws does the course cover?',
      answer:
        'It explains what the EU AI Act, the NIST AI Risk Management Framework, ISO/IEC 42001 and the four-fifths rule for selection ask for, to the extent that it helps your daily work. For your own case, ask a lawyer.',
    },
    {
      question: 'Is the college real?',
      answer: 'No. The college, its program and all figures are invented for the course.',
    },
    {
      question: 'Does it apply to chat assistants?',
      answer:
        'Yes. The forms ask about people, harm and safeguards, not about one type of model. Several exercises use an assistant as the second example.',
    },
  ],
  sections: [
    {
      title: 'See the harm before it happens',
      lectures: [
        {
          id: 'a-gap-in-a-letter',
          title: 'What a model learns from a gap',
          contentType: 'video',
          seconds: 85,
          isPreview: true,
          skills: ['impact-assessment'],
        },
        {
          id: 'who-could-be-harmed',
          title: 'Who could be harmed, and how',
          contentType: 'reading',
          minutes: 30,
          skills: ['impact-assessment'],
        },
        {
          id: 'impact-on-one-page',
          title: 'An impact assessment on one page',
          contentType: 'reading',
          minutes: 40,
          resources: [
            {
              title: 'NIST AI Risk Management Framework',
              url: 'https://www.nist.gov/itl/ai-risk-management-framework',
            },
          ],
          skills: ['impact-assessment'],
        },
        {
          id: 'results-by-group',
          title: 'Results by group',
          aliases: ['algorithmic fairness', 'disparate impact'],
          contentType: 'reading',
          minutes: 40,
          resources: [
            {
              title: 'Uniform Guidelines on Employee Selection Procedures (29 CFR 1607)',
              url: 'https://www.ecfr.gov/current/title-29/subtitle-B/chapter-XIV/part-1607',
            },
          ],
          skills: ['fairness-testing'],
        },
        {
          id: 'explore-group-sample',
          title: 'Explore: a sample that shows a difference',
          contentType: 'explore',
          explorable: 'group-sample',
          minutes: 8,
          skills: ['fairness-testing'],
        },
        {
          id: 'only-the-data-you-need',
          title: 'Only the data you need',
          contentType: 'reading',
          minutes: 30,
          skills: ['data-minimization'],
        },
        {
          id: 'check-harm',
          title: 'Check your understanding: seeing harm',
          contentType: 'quiz',
          quiz: 'seeing-harm',
          minutes: 10,
        },
      ],
    },
    {
      title: 'Build in the safeguards',
      lectures: [
        {
          id: 'when-a-human-decides',
          title: 'When a human decides',
          contentType: 'video',
          seconds: 80,
          skills: ['human-oversight'],
        },
        {
          id: 'review-that-works',
          title: 'Human review that works',
          contentType: 'reading',
          minutes: 30,
          skills: ['human-oversight'],
        },
        {
          id: 'tell-people',
          title: 'Tell people what it is',
          aliases: ['model card'],
          contentType: 'reading',
          minutes: 30,
          skills: ['human-oversight'],
        },
        {
          id: 'the-bad-day',
          title: 'The bad day, and the rules around it',
          contentType: 'reading',
          minutes: 40,
          resources: [
            {
              title: 'Regulation (EU) 2024/1689 (Artificial Intelligence Act)',
              url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
            },
          ],
          skills: ['incident-response'],
        },
        {
          id: 'check-responsible',
          title: 'Check your understanding',
          contentType: 'quiz',
          quiz: 'responsible',
          minutes: 15,
        },
      ],
    },
    {
      title: 'Answer for it',
      lectures: [
        {
          id: 'who-else-was-told',
          title: 'Who else was told?',
          contentType: 'video',
          seconds: 79,
          skills: ['incident-response'],
        },
        {
          id: 'report-to-repair',
          title: 'An incident from report to repair',
          contentType: 'reading',
          minutes: 35,
          skills: ['incident-response'],
        },
        {
          id: 'an-appeal-that-works',
          title: 'An appeal that can succeed',
          aliases: ['contest a decision', 'right to explanation'],
          contentType: 'reading',
          minutes: 35,
          resources: [
            {
              title: 'Regulation (EU) 2016/679 (General Data Protection Regulation)',
              url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
            },
          ],
          skills: ['human-oversight'],
        },
        {
          id: 'questions-for-a-vendor',
          title: 'Buying a system: questions before you sign',
          aliases: ['AI procurement', 'vendor due diligence'],
          contentType: 'reading',
          minutes: 35,
          skills: ['ai-governance'],
        },
        {
          id: 'vendor-worksheet',
          title: 'Worksheet: ten questions for a vendor',
          aliases: ['vendor questionnaire', 'checklist', 'printable'],
          contentType: 'document',
          minutes: 10,
          skills: ['ai-governance'],
        },
        {
          id: 'what-the-rules-ask',
          title: 'What the EU AI Act, NIST and ISO ask',
          aliases: ['AI RMF', 'ISO/IEC 42001', 'AI management system'],
          contentType: 'reading',
          minutes: 40,
          resources: [
            {
              title: 'Regulation (EU) 2024/1689 (Artificial Intelligence Act)',
              url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
            },
            {
              title: 'NIST AI Risk Management Framework',
              url: 'https://www.nist.gov/itl/ai-risk-management-framework',
            },
            { title: 'ISO/IEC 42001:2023', url: 'https://www.iso.org/standard/42001' },
          ],
          skills: ['ai-governance'],
        },
        {
          id: 'check-accountable',
          title: 'Check your understanding: answering for it',
          contentType: 'quiz',
          quiz: 'accountable',
          minutes: 10,
        },
      ],
    },
  ],
});
