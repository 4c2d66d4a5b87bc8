import type {ReactNode} from 'react';
import {ButtonLink} from '../../../components/ui/Button';
import {useSite} from '../../../config/useSite';

/** Login to the external application (new tab), and the way to /contact. */
export default function HeaderActions(): ReactNode {
  const {loginUrl} = useSite();
  return (
    <>
      <ButtonLink small href={loginUrl} target="_blank" rel="noopener noreferrer">
        Login
        <span className="srOnly">(opens in a new tab)</span>
      </ButtonLink>
      <ButtonLink small primary to="/contact">
        Get In Touch
      </ButtonLink>
    </>
  );
}
