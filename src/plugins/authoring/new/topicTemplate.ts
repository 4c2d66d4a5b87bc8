/** A new topic of the journal, to follow those that there are. */
export const topicTemplate = ({title, hue}: Readonly<Record<string, string>>): string => `- label: ${title}
  hue: ${hue}
  description: 'WRITE: what its articles are about'
`;
