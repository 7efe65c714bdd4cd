import styles from './toast-action.module.css';

interface ToastActionProps {
  text: string;
  label: string;
  onAction: () => void;
}

/** Text and action of a toast. */
export const ToastAction = ({ text, label, onAction }: ToastActionProps) => (
  <span className="row-12 between">
    {text}
    <button type="button" className={`fixed accent ${styles.action}`} onClick={onAction}>
      {label}
    </button>
  </span>
);
