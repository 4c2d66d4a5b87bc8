import type {ReactNode} from 'react';
import CallToAction from '../../../components/layout/CallToAction';

/** The closing band of a story. */
export default function ClosingCall(props: {heading: string; text: string; button: string}): ReactNode {
  const {heading, text, button} = props;
  return <CallToAction heading={heading} text={text} button={button} />;
}
