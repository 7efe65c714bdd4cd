import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import { reportListMounted } from './notify.ts';
import styles from './toast-list.module.css';

const icons = { success: CircleCheck, error: CircleAlert } as const;

/** The visible toasts, newest first; their timers pause on hover and focus. */
export const ToastList = () => {
  const { toasts, handlers } = useToaster();
  useEffect(() => reportListMounted(), []);
  return (
    <section
      className={`stack-8 ${styles.list}`}
      data-no-print
      aria-label="Messages"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map((item) => {
        const Icon = item.type === 'success' || item.type === 'error' ? icons[item.type] : Info;
        return (
          <div
            key={item.id}
            className={classNames(
              'grid-12',
              'raised',
              'small',
              styles.toast,
              item.type === 'success' && styles.success,
              item.type === 'error' && styles.error,
            )}
            data-leaving={!item.visible || undefined}
            role={item.type === 'error' ? 'alert' : 'status'}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            <div className="break-anywhere padded-block-8">{resolveValue(item.message, item)}</div>
            <IconButton label="Dismiss" icon={<X size={18} aria-hidden />} onClick={() => toast.dismiss(item.id)} />
          </div>
        );
      })}
    </section>
  );
};
