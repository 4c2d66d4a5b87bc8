/** One labelled paragraph per field that is filled in. */
export function composeMessage(about: string, fields: readonly (readonly [label: string, text: string])[]) {
  const paragraphs = fields
    .filter(([, text]) => text.trim() !== '')
    .map(([label, text]) => `${label}:\n${text.trim()}`);
  return {
    subject: about === '' ? 'Enquiry' : `Enquiry: ${about}`,
    body: paragraphs.join('\n\n'),
  };
}

/** What every system passes to its mail app: Windows takes 2,083 characters, some browsers fewer. */
const LONGEST_LINK = 2_000;

/** Whether a `mailto:` link is short enough for every mail app. */
export const fitsLink = (address: string): boolean => address.length <= LONGEST_LINK;

/** RFC 6068 wants line breaks as CRLF. */
export function mailtoAddress(email: string, {subject, body}: ReturnType<typeof composeMessage>): string {
  const text = encodeURIComponent(body.replaceAll('\n', '\r\n'));
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${text}`;
}

/** What is written in these fields of a form, with the label of each. */
export function writtenIn(
  form: HTMLFormElement | null,
  fields: readonly {name: string; label: string}[],
): (readonly [label: string, text: string])[] {
  const data = new FormData(form ?? undefined);
  return fields.map(({name, label}) => {
    const text = data.get(name);
    return [label, typeof text === 'string' ? text : ''];
  });
}
