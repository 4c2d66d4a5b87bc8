import {useCallback, useEffect, useState} from 'react';

/** Loads a value; null loads nothing. `load` must be stable, and `retry` calls it again. */
export function useLoaded<T>(load: (() => Promise<T>) | null) {
  const [state, setState] = useState<{by: unknown; value?: T; failed?: boolean}>({by: null});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    load?.().then(
      (value) => wanted && setState({by: load, value}),
      () => wanted && setState({by: load, failed: true}),
    );
    return () => {
      wanted = false;
    };
  }, [load, tries]);
  const retry = useCallback(() => {
    setState({by: null});
    setTries((before) => before + 1);
  }, []);
  const current = state.by === load;
  return {value: current ? state.value : undefined, failed: current && state.failed === true, retry};
}
