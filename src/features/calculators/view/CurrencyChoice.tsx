import {CURRENCIES, CURRENCY, currencyOf, type Currency} from '../currency';

interface CurrencyChoiceProps {
  value: Currency;
  onChange: (chosen: Currency) => void;
}

/** The name of the money in all fields and answers; nothing is converted. */
export default function CurrencyChoice({value, onChange}: CurrencyChoiceProps) {
  return (
    <label className="row gap8">
      Currency
      <select name={CURRENCY} value={value} onChange={({target}) => onChange(currencyOf(target.value))}>
        {CURRENCIES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}
