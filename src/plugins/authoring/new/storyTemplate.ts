/** The fields that give a client a story, to be added below those that its file already has. */
export function storyFields({title}: Readonly<Record<string, string>>, day: string): string {
  return `# The story itself is in src/data/clients/stories
story:
  heading: 'WRITE: what changed, in one line'
  title: ${title}
  description: >-
    WRITE: what the story tells, for search engines, in one or two sentences.
  keywords: ['WRITE: first keyword', 'WRITE: second keyword', 'WRITE: third keyword']
  published: ${day}
`;
}

/** A first version of a client's story. */
export const storyTemplate = (): string => `<StoryHero figure="beside" />

<About heading="WRITE: who the client is">

WRITE: what the client does, and what its days were like before.

</About>

<Section eyebrow="Challenge" heading="WRITE: what was wrong">

WRITE: how it showed, and what had been tried.

</Section>

<Section eyebrow="Solution" ground="sunk" heading="WRITE: what was done">

WRITE: what was decided, what was decided against, and why. src/data/clients/stories/README.md shows the components.

</Section>

<Impact ground="evergreen" heading="WRITE: what the client can do now">

WRITE: what has changed, with its period, and what did not work.

</Impact>

<ClosingCall
  heading="WRITE: what a reader may want now"
  text="WRITE: what happens when they write to us."
  button="Get In Touch"
/>
`;
