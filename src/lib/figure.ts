/** From here on JavaScript writes a number with an exponent: `1.5e+21`. */
const WITH_EXPONENT = 1e21;

/**
 * A number in digits, as `8,158.5`, with a true minus: at most so many decimals (6 or fewer), and at least so many. It
 * stands in for `Intl`, whose first use takes a browser 60 to 120 ms just when a page becomes live.
 */
export function figure(value: number, most = 0, least = 0): string {
  // Halves go up by the digits as written: `toFixed` makes 1.00 of 1.005. What has an exponent below zero is nearly 0.
  const size = Math.abs(value);
  const digits = Math.round(Number(`${size}e${most}`)) || 0;
  const [mantissa = '', power] = size.toExponential().split('e+');
  const written =
    size < WITH_EXPONENT
      ? String(Number.isInteger(size) ? size : digits / 10 ** most)
      : mantissa.replace('.', '').padEnd(Number(power) + 1, '0');
  const [whole = '', decimals = ''] = written.split('.');
  const text =
    whole.replace(/\B(?=(\d{3})+$)/g, ',') + (decimals || least ? '.' : '') + decimals.padEnd(least, '0');
  return value < 0 && written !== '0' ? `−${text}` : text;
}
