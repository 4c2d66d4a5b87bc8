/** The stages of the buying cycle, in the order in which a customer passes through them, drawn as channels are. */
// prettier-ignore
export const stages = [
  {name: 'Awareness', icon: 'M8 13.5a5.5 5.5 0 1 0 0-11M8 2.5a5.5 5.5 0 0 0 0 11V2.5Z', meaning: 'They have never heard of you'},
  {name: 'Interest', icon: 'M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8ZM8 9.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z', meaning: 'They have looked, and want a reason to look again'},
  {name: 'Consideration', icon: 'M8 2.5v11M3.5 4.5h9M3.5 4.5 1.8 9a1.9 1.9 0 0 0 3.4 0L3.5 4.5ZM12.5 4.5 10.8 9a1.9 1.9 0 0 0 3.4 0l-1.7-4.5ZM5.5 13.5h5', meaning: 'They are comparing you with others'},
  {name: 'Retention', icon: 'M13.2 8A5.2 5.2 0 1 1 11.5 4.2M13.4 2v3h-3', meaning: 'They have bought, and could buy again'},
  {name: 'Resurrection', icon: 'M8 13.5v-8M4.8 8.5 8 5.3l3.2 3.2M3 2.5h10', meaning: 'They used to buy, and stopped'},
] as const;
