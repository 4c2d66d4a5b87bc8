import {useEffect, useId, useRef} from 'react';
import fieldStyles from '../../../shell/forms/Field.module.css';

/** A text that the browser did not let the page copy, selected at once. */
export default function CopyByHand({text}: {text: string}) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, [text]);
  return (
    <div className="grid gap8 above20">
      <label className="strong" htmlFor={id}>
        Your message, to copy by hand
      </label>
      <textarea ref={area} id={id} className={fieldStyles.control} rows={8} readOnly value={text} />
    </div>
  );
}
