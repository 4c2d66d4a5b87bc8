import {ButtonLink} from '../../components/ui/Button';
import NewTab from '../../components/ui/NewTab';
import {useSite} from '../../config/useSite';

export default function HeaderActions() {
  const {loginUrl} = useSite();
  return (
    <>
      {loginUrl !== '' && (
        <ButtonLink small href={loginUrl}>
          Login <NewTab icon={false} />
        </ButtonLink>
      )}
      <ButtonLink small primary to="/contact">
        Get In Touch
      </ButtonLink>
    </>
  );
}
