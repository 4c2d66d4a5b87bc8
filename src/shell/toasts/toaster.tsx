import {createRoot} from 'react-dom/client';
import {toast, Toaster} from 'sonner';
import clsx from 'clsx';
import type {ToastAction} from './notify';
import styles from './toaster.module.css';

const VISIBLE = 3;
/** Toasts with an action stay longer. */
const ACTION_MS = 8_000;

/** Above the consent dialog while it is open, or at the top of a low window; Sonner sets the toast's height. */
const aboveConsent = (gap: string) => ({
  bottom: `min(calc(var(--consent-height, 0px) + ${gap}), calc(100dvh - var(--front-toast-height, 0px) - ${gap}))`,
});

const host = document.createElement('div');
document.body.append(host);
const dialog = document.querySelector<HTMLElement>('#__docusaurus > [role=dialog]');
if (dialog) {
  new ResizeObserver(() => {
    host.style.setProperty('--consent-height', `${dialog.hidden ? 0 : dialog.offsetHeight + 16}px`);
  }).observe(dialog);
}
createRoot(host).render(
  <Toaster
    containerAriaLabel="Notifications"
    className={styles.list}
    hotkey={['altKey', 'KeyT']}
    visibleToasts={VISIBLE}
    style={{zIndex: 'var(--layer-toast)'}}
    position="bottom-right"
    offset={aboveConsent('var(--space-24)')}
    mobileOffset={aboveConsent('var(--space-16)')}
    toastOptions={{
      unstyled: true,
      classNames: {
        toast: clsx('screenOnly full small', styles.toast),
        title: 'heavy',
        actionButton: clsx('heavy', styles.action),
        closeButton: styles.close,
      },
      closeButton: true,
    }}
  />,
);

// The next press elsewhere says that it was read.
document.addEventListener('pointerdown', ({target}) => {
  if (!(target instanceof Element && target.closest('[data-sonner-toaster]'))) {
    toast.dismiss();
  }
});

export function show(title: string, description?: string, action?: ToastAction): void {
  toast(title, {description, ...(action && {action, duration: ACTION_MS})});
}
