/**
 * The stages as they can run here: where the program cannot be had that one file of a stage needs, the rest of the stage
 * runs without that file. Gives them with a line for each file that is left out; `obtain` gives a program, or throws.
 */
export function withoutMissing(stages, obtain) {
  const leftOut = [];
  const ready = stages.map((stage) => {
    if (stage.needs === undefined) {
      return stage;
    }
    const {program, file} = stage.needs;
    try {
      console.log(`${stage.name} uses ${obtain(program)}`);
      return stage;
    } catch (error) {
      leftOut.push({program, line: `${file}. ${error.message}`});
      return {...stage, command: `${stage.command} --testPathIgnorePatterns=${file}`};
    }
  });
  return {ready, leftOut};
}
