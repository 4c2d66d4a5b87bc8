/** The fields with which a recipe and an article say when they were read against their sources, and what changed. */
export const reviewFields = (
  day: string,
): string => `# When the team last read the whole of it against its sources
reviewed:
  on: ${day}
  by: 'WRITE: the team it comes from'
# What changed and why, the first entry included
history:
  - on: ${day}
    change: First published`;
