/** An e-mail without its address. */
export interface Message {
  subject: string;
  body: string;
}

/** An enquiry as an e-mail: a labelled paragraph for each field that has a text, in the order given. */
export function composeMessage(
  about: string,
  fields: readonly (readonly [label: string, text: string])[],
): Message {
  const paragraphs = fields
    .map(([label, text]) => [label, text.trim()] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}:\n${text}`);
  return {
    subject: about === '' ? 'Enquiry' : `Enquiry: ${about}`,
    body: paragraphs.join('\n\n'),
  };
}

/** Characters of an address that every system hands over to its mail app: Windows takes 2,083, some browsers fewer. */
const LONGEST_LINK = 2_000;

/** Whether a mail app will get all of an address. */
export const fitsLink = (address: string): boolean => address.length <= LONGEST_LINK;

/** A `mailto:` address with subject and body (RFC 6068: line breaks as CRLF). */
export function mailtoAddress(email: string, {subject, body}: Message): string {
  const text = encodeURIComponent(body.replaceAll('\n', '\r\n'));
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${text}`;
}
