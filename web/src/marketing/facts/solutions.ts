/** The three solutions, as tabs of the solution pages (docs/product.md#pages). */
export const solutionTabs = [
  { slug: 'gen-ai-solutions', title: 'Real-Time Translation' },
  { slug: 'ai-agents-solutions', title: 'Industrial AI Assistant' },
  { slug: 'custom-ai-solutions', title: 'Video Translation Suite' },
] as const;
