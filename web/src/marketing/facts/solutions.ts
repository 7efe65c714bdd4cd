/** The three solutions, as tabs of the solution pages (SPEC section 2). */
export const solutionTabs = [
  { slug: 'gen-ai-solutions', title: 'Real-Time Translation' },
  { slug: 'ai-agents-solutions', title: 'Industrial AI Assistant' },
  { slug: 'custom-ai-solutions', title: 'Video Translation Suite' },
] as const;

/** Where the generative AI demo runs, a site of its own (SPEC section 2). */
export const demoSite = 'https://demo.tenfold.example/';
