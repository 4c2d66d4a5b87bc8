import type {ReactNode} from 'react';
import CallToAction from '../../../components/layout/CallToAction';
import {contactPath} from '../../../shell/forms/about';
import {useStory} from './StoryContext';

/** The closing band of a story; a message sent from there already says which story it is about. */
export default function ClosingCall(props: {heading: string; text: string; button: string}): ReactNode {
  const {heading, text, button} = props;
  const {client} = useStory();
  return (
    <CallToAction
      heading={heading}
      text={text}
      button={button}
      to={contactPath(`Client story: ${client.name}`)}
    />
  );
}
