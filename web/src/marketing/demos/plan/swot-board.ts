/** The four fields of the board, in the order of their questions. */
export const fields = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const;

export type Field = (typeof fields)[number];

/** The notes of each field. */
export type Board = Record<Field, readonly string[]>;

interface FieldCopy {
  title: string;
  question: string;
  /** Suggested answers for the example business. */
  suggestions: readonly string[];
}

export const fieldCopy: Record<Field, FieldCopy> = {
  strengths: {
    title: 'Strengths',
    question: 'Why do customers come to you instead of the shop across town?',
    suggestions: ['Repairs done the same day', 'Mechanics known by name', 'Spare parts in stock'],
  },
  weaknesses: {
    title: 'Weaknesses',
    question: 'Where does an order wait longest before it is done?',
    suggestions: ['No online booking', 'One lift for three mechanics', 'Winter months lose money'],
  },
  opportunities: {
    title: 'Opportunities',
    question: 'What has changed around you in the last two years that you have not used yet?',
    suggestions: ['The city pays for cargo bikes', 'Offices want service contracts', 'E-bikes need yearly checks'],
  },
  threats: {
    title: 'Threats',
    question: 'What could a well-funded newcomer do to you within a year?',
    suggestions: ['A chain opens nearby', 'Makers lock their motor software', 'Rent doubles in spring'],
  },
};

/** The initial board. */
export const exampleBoard: Board = {
  strengths: ['Twelve years on the same street'],
  weaknesses: ['Only one of us can do e-bikes'],
  opportunities: ['A bike lane opens outside our door'],
  threats: ['Good mechanics are hard to find'],
};

export const emptyBoard: Board = { strengths: [], weaknesses: [], opportunities: [], threats: [] };

/** Returns the board with one more note, or unchanged for a blank or duplicate note. */
export const withNote = (board: Board, field: Field, text: string): Board => {
  const note = text.trim();
  if (!note || board[field].includes(note)) return board;
  return { ...board, [field]: [...board[field], note] };
};

export const withoutNote = (board: Board, field: Field, note: string): Board => ({
  ...board,
  [field]: board[field].filter((other) => other !== note),
});

/** Whether every field has more than the example's one note. */
export const isFull = (board: Board): boolean => fields.every((field) => board[field].length > 1);

export const countNotes = (board: Board): number => fields.reduce((total, field) => total + board[field].length, 0);
