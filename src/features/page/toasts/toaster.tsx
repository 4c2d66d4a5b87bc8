import {createRoot} from 'react-dom/client';
import {toast, Toaster} from 'sonner';
import styles from './toaster.module.css';

/** Toasts shown at a time. */
const VISIBLE = 3;

const host = document.createElement('div');
document.body.append(host);
createRoot(host).render(
  <Toaster
    containerAriaLabel="Notifications"
    hotkey={['altKey', 'KeyT']}
    visibleToasts={VISIBLE}
    style={{zIndex: 'var(--layer-toast)'}}
    position="bottom-right"
    toastOptions={{
      unstyled: true,
      classNames: {toast: styles.toast, title: styles.title, closeButton: styles.close},
      closeButton: true,
    }}
  />,
);

/** Shows one toast: announced politely, dismissed by itself, held while the pointer or the focus is on it. */
export function show(title: string, description?: string): void {
  toast(title, {description});
}
