import { useEffect, useRef } from 'react';
import { brand } from '#contract/brand.ts';
import { AskPanel } from '../features/assistant/ask-panel.tsx';
import { Drawer } from '../ui/drawer.tsx';
import styles from './assistant-drawer.module.css';

interface AssistantDrawerProps {
  open: boolean;
  onClose: () => void;
  /** Set on the page of a course. */
  courseId: string | undefined;
}

/** The assistant on public pages, which answers from public content and free previews. */
export const AssistantDrawer = ({ open, onClose, courseId }: AssistantDrawerProps) => {
  const historyKey = courseId ?? 'site';
  const body = useRef<HTMLDivElement>(null);
  // Overrides the browser's choice, the close button. On phones a focused field would open the keyboard over the
  // suggestions.
  useEffect(() => {
    if (open && matchMedia('(pointer: fine)').matches) body.current?.querySelector('textarea')?.focus();
  }, [open]);
  return (
    <Drawer side="end" label="Ask the assistant" {...{ open, onClose }}>
      <div ref={body} className={`stack-16 ${styles.body}`}>
        <h2 className={styles.title}>Ask {brand.name}</h2>
        <AskPanel
          key={historyKey}
          historyKey={historyKey}
          context={courseId === undefined ? {} : { courseId }}
          location={{ onLeave: onClose }}
          introduction={
            courseId === undefined
              ? 'Ask about our tools, prices, training and courses.'
              : 'Ask about this course: what it teaches, who it is for, what it costs.'
          }
          suggestions={
            courseId === undefined
              ? [
                  'Which courses are free?',
                  'Do I need to know how to program?',
                  'How do I earn a certificate?',
                  'Can I get my money back?',
                  'What happens after the free trial of a tool?',
                  'Can you train a whole team?',
                ]
              : ['What will I learn?', 'What does it cost?', 'What do I need to know before?']
          }
        />
      </div>
    </Drawer>
  );
};
