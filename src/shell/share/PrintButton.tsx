import {Button} from '../../components/ui/Button';
import Icon from '../../components/ui/Icon';

export default function PrintButton() {
  return (
    <Button small onClick={() => window.print()}>
      <Icon name="print" /> Print
    </Button>
  );
}
