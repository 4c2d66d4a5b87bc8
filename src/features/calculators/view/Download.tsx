import {useState} from 'react';
import {Button} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import {download} from '../../../lib/download';
import {csvOf, fileName, type TableFile} from '../lib/tableFile';

interface DownloadProps {
  table: TableFile;
  /** What it follows from. */
  terms: readonly (readonly [label: string, value: string])[];
}

/** The table as a workbook and as CSV; what writes the workbook is loaded on a press. */
export default function Download({table, terms}: DownloadProps) {
  const [message, setMessage] = useState('');
  const takeWorkbook = async () => {
    const file = fileName(table, 'xlsx');
    try {
      const {workbookOf} = await import('../lib/tableWorkbook');
      download(file, await workbookOf(table, terms));
      setMessage(`${file} is in your downloads.`);
    } catch {
      setMessage(`${file} could not be made. Your figures are as they were: try again, or take the CSV.`);
    }
  };
  const takeCsv = () => {
    const file = fileName(table, 'csv');
    download(file, new Blob([csvOf(table)], {type: 'text/csv;charset=utf-8'}));
    setMessage(`${file} is in your downloads.`);
  };
  return (
    <>
      <Button small onClick={() => void takeWorkbook()}>
        <Icon name="file" /> {table.name} for Excel
      </Button>
      <Button small onClick={takeCsv}>
        <Icon name="file" /> {table.name} as CSV
      </Button>
      <p role="status" className="note">
        {message}
      </p>
    </>
  );
}
