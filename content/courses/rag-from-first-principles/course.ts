import { defineCourse } from '#content/define.ts';
import { samuelOsei } from '#content/portraits.ts';

export const course = defineCourse({
  id: 'rag-from-first-principles',
  title: 'RAG from First Principles',
  promise: 'Build, measure, and run a system that answers from your own documents and shows its sources.',
  description: `Retrieval-augmented generation, or RAG, means that a program looks up the right passages before a language model answers. The idea fits in one sentence. The work is in the parts around it: cutting documents into passages, finding the right ones, checking what was written, and knowing whether a change helped.

In this course you build each part yourself in plain Python, without any packages. You write a splitter that respects headings, the BM25 formula in thirty lines, rank fusion, a citation checker, and an evaluation with recall, precision, and reciprocal rank. Every program is printed in full and runs as shown. Because you can read all of it, you will understand what the libraries do when you use them later.

The last part is about running such a system for other people: who may see which passage, what happens when a document contains instructions, how the index keeps up with its sources, what a question costs, and what to show when a part is down. You finish with a small system over your own notes, a test set, and a one-page report.`,
  instructor: {
    name: 'Samuel Osei',
    headline: 'Builds search for documents that people have to rely on',
    bio: 'Samuel has worked on search for manuals, archives, and internal handbooks, first with keyword engines and later with embeddings. He teaches by building small programs that fit on a page, and he asks for a test set before he gives advice.',
    portrait: samuelOsei,
  },
  level: 'intermediate',
  topics: ['generative-ai', 'data'],
  price: 79,
  kind: 'standard',
  featured: 2,
  updatedOn: '2026-11-20',
  outcomes: [
    'Decide whether a problem needs retrieval, a long prompt, fine-tuning, or a database',
    'Cut documents into passages that can be found and understood on their own',
    'Explain and build keyword search with BM25, dense search with vectors, and rank fusion',
    'Write a prompt that keeps answers to the sources, and check the citations in code',
    'Measure retrieval with recall, precision, and reciprocal rank on a gold set of your own',
    'Find the stage at which a wrong answer went wrong',
    'Keep restricted passages out of prompts, and plan for freshness, cost, and failure',
  ],
  prerequisites: [
    'Python basics: functions, dictionaries, reading a file',
    'Python 3.9 or newer on your computer; no packages are needed',
    'Any chat model that you can paste text into',
  ],
  audience: {
    for: [
      'Developers and analysts who want answers from company documents',
      'People who use a RAG library and want to know what it does',
      'Technical leads who have to decide what to build and how to test it',
    ],
    notFor: [
      'People who want a tutorial for one particular vector database or framework',
      'People who have never programmed; start with Prompting That Works',
    ],
  },
  skills: [
    { id: 'rag', name: 'RAG' },
    { id: 'chunking', name: 'Chunking' },
    { id: 'bm25', name: 'BM25' },
    { id: 'embeddings', name: 'Embeddings' },
    { id: 'hybrid-search', name: 'Hybrid search' },
    { id: 'evaluation', name: 'Evaluation' },
    { id: 'grounding', name: 'Grounding' },
    { id: 'access-control', name: 'Access control' },
  ],
  aliases: [
    'retrieval-augmented generation',
    'vector search',
    'semantic search',
    'knowledge base chatbot',
    'chat with your documents',
  ],
  faq: [
    {
      question: 'Do I need an API key?',
      answer:
        'No. The programs build prompts and check answers. You paste the prompts into any chat model that you have access to.',
    },
    {
      question: 'Why no packages?',
      answer:
        'So that you can read every line, and so that the programs still run next year. Each lesson says which kind of tool replaces the part in a real system.',
    },
    {
      question: 'How are embeddings taught without a model?',
      answer:
        'With small vectors set by hand, so that you can follow the arithmetic. The lesson then covers what changes with a real model: input limits, prefixes, thresholds, approximate indexes, and storage.',
    },
    {
      question: 'Can I use my own documents?',
      answer:
        'Yes, the final project is about them. Use only material that you may share with the model you choose, because passages are pasted into its prompt.',
    },
  ],
  sections: [
    {
      title: 'Why retrieve first',
      lectures: [
        {
          id: 'why-retrieval',
          title: 'Why look it up first?',
          contentType: 'video',
          seconds: 93,
          isPreview: true,
          skills: ['rag'],
        },
        {
          id: 'the-whole-loop',
          title: 'The whole loop in forty lines',
          contentType: 'reading',
          minutes: 15,
          resources: [
            {
              title: 'Lewis et al. (2020): Retrieval-Augmented Generation for Knowledge-Intensive NLP Tasks',
              url: 'https://arxiv.org/abs/2005.11401',
            },
          ],
          skills: ['rag'],
        },
        {
          id: 'retrieval-or-something-else',
          title: 'Retrieval, or something else?',
          contentType: 'video',
          seconds: 99,
          skills: ['rag'],
        },
        {
          id: 'choosing-an-approach',
          title: 'Choosing an approach',
          contentType: 'reading',
          minutes: 12,
          resources: [
            {
              title: 'Liu et al. (2023): Lost in the Middle: How Language Models Use Long Contexts',
              url: 'https://arxiv.org/abs/2307.03172',
            },
          ],
          skills: ['rag'],
        },
      ],
    },
    {
      title: 'From documents to passages',
      lectures: [
        {
          id: 'what-a-chunk-is-for',
          title: 'What a chunk is for',
          contentType: 'video',
          seconds: 104,
          skills: ['chunking'],
        },
        {
          id: 'chunking-by-structure',
          title: 'Chunking by structure',
          contentType: 'reading',
          minutes: 18,
          skills: ['chunking'],
        },
        {
          id: 'explore-chunking',
          title: 'Explore: where the cuts fall',
          contentType: 'explore',
          explorable: 'chunking',
          minutes: 7,
          skills: ['chunking'],
        },
        {
          id: 'carry-the-metadata',
          title: 'Carry the metadata along',
          contentType: 'video',
          seconds: 94,
          skills: ['chunking'],
        },
        {
          id: 'ids-and-freshness',
          title: 'IDs, metadata, and freshness',
          contentType: 'reading',
          minutes: 14,
          skills: ['chunking'],
        },
        {
          id: 'quiz-passages',
          title: 'Quiz: documents and passages',
          contentType: 'quiz',
          quiz: 'passages',
          minutes: 7,
        },
      ],
    },
    {
      title: 'Finding the right passages',
      lectures: [
        {
          id: 'how-keyword-search-scores',
          title: 'How keyword search scores',
          contentType: 'video',
          seconds: 95,
          skills: ['bm25'],
        },
        {
          id: 'bm25-from-scratch',
          title: 'BM25 from scratch',
          contentType: 'reading',
          minutes: 18,
          resources: [
            {
              title: 'Manning, Raghavan, Schütze: Introduction to Information Retrieval (free online)',
              url: 'https://nlp.stanford.edu/IR-book/',
            },
          ],
          skills: ['bm25'],
        },
        {
          id: 'explore-bm25',
          title: 'Explore: what BM25 finds',
          contentType: 'explore',
          explorable: 'bm25',
          minutes: 8,
          skills: ['bm25'],
        },
        {
          id: 'what-an-embedding-is',
          title: 'What an embedding is',
          contentType: 'video',
          seconds: 95,
          skills: ['embeddings'],
        },
        {
          id: 'dense-retrieval',
          title: 'Dense retrieval with vectors',
          contentType: 'reading',
          minutes: 15,
          skills: ['embeddings'],
        },
        {
          id: 'explore-embeddings',
          title: 'Explore: neighbors in meaning, and on a map',
          aliases: ['embeddings', 'cosine similarity', 'word vectors'],
          contentType: 'explore',
          explorable: 'embeddings',
          minutes: 8,
          skills: ['embeddings'],
        },
        {
          id: 'hybrid-and-reranking',
          title: 'Hybrid search and reranking',
          contentType: 'reading',
          minutes: 15,
          resources: [
            {
              title: 'Cormack, Clarke, Büttcher (2009): Reciprocal Rank Fusion',
              url: 'https://plg.uwaterloo.ca/~gvcormac/cormacksigir09-rrf.pdf',
            },
          ],
          skills: ['hybrid-search'],
        },
        {
          id: 'notebook-search-by-hand',
          title: 'Notebook: search by hand',
          contentType: 'notebook',
          minutes: 30,
          skills: ['bm25', 'embeddings', 'hybrid-search'],
        },
        { id: 'quiz-search', title: 'Quiz: finding passages', contentType: 'quiz', quiz: 'search', minutes: 7 },
      ],
    },
    {
      title: 'Answers that stay on the page',
      lectures: [
        { id: 'grounding', title: 'Grounding an answer', contentType: 'video', seconds: 97, skills: ['grounding'] },
        {
          id: 'a-grounded-prompt',
          title: 'A prompt that sticks to the sources',
          contentType: 'reading',
          minutes: 14,
          skills: ['grounding'],
        },
        {
          id: 'check-the-citations',
          title: 'Check the citations',
          contentType: 'video',
          seconds: 92,
          skills: ['grounding'],
        },
        {
          id: 'checking-citations',
          title: 'Checking citations in code',
          contentType: 'reading',
          minutes: 15,
          skills: ['grounding'],
        },
        { id: 'quiz-grounding', title: 'Quiz: grounded answers', contentType: 'quiz', quiz: 'grounded', minutes: 7 },
      ],
    },
    {
      title: 'Measure it',
      lectures: [
        {
          id: 'recall-and-precision',
          title: 'Recall, precision, and rank',
          contentType: 'video',
          seconds: 97,
          skills: ['evaluation'],
        },
        {
          id: 'evaluating-retrieval',
          title: 'Evaluating retrieval',
          contentType: 'reading',
          minutes: 18,
          skills: ['evaluation'],
        },
        {
          id: 'where-did-it-break',
          title: 'Where did it break?',
          contentType: 'video',
          seconds: 86,
          skills: ['evaluation'],
        },
        {
          id: 'failure-modes',
          title: 'Failure modes and how to read them',
          contentType: 'reading',
          minutes: 15,
          skills: ['evaluation'],
        },
        { id: 'quiz-measuring', title: 'Quiz: measuring', contentType: 'quiz', quiz: 'measuring', minutes: 7 },
      ],
    },
    {
      title: 'Run it for other people',
      lectures: [
        {
          id: 'filter-first',
          title: 'Filter before you search',
          contentType: 'video',
          seconds: 94,
          skills: ['access-control'],
        },
        {
          id: 'access-control',
          title: 'Access control and documents that give orders',
          contentType: 'reading',
          minutes: 14,
          resources: [
            {
              title: 'OWASP Top 10 for LLM applications: prompt injection',
              url: 'https://genai.owasp.org/llmrisk/llm01-prompt-injection/',
            },
          ],
          skills: ['access-control'],
        },
        {
          id: 'what-a-question-costs',
          title: 'What a question costs',
          contentType: 'video',
          seconds: 93,
          skills: ['rag'],
        },
        {
          id: 'cost-and-latency',
          title: 'Cost, waiting time, and failure',
          aliases: ['latency'],
          contentType: 'reading',
          minutes: 14,
          skills: ['rag'],
        },
        {
          id: 'project-your-own-notes',
          title: 'Project: ask your own notes',
          contentType: 'reading',
          minutes: 40,
          skills: ['rag', 'evaluation'],
        },
        { id: 'quiz-running', title: 'Quiz: running a system', contentType: 'quiz', quiz: 'running', minutes: 7 },
      ],
    },
  ],
});
