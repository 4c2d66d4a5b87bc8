/**
 * A number below a thousand million in digits, as `8,158.5`: at most so many decimals (6 or fewer), and at least so
 * many. It stands in for `Intl`, whose first use takes a browser 60 to 120 ms just when a page becomes live.
 */
export function figure(value: number, most = 0, least = 0): string {
  // Halves go up by the digits as written: `toFixed` makes 1.00 of 1.005. What is written with an exponent is nearly 0.
  const digits = Math.round(Number(`${Math.abs(value)}e${most}`)) || 0;
  const [whole = '', decimals = ''] = String(digits / 10 ** most).split('.');
  const text =
    whole.replace(/\B(?=(\d{3})+$)/g, ',') + (decimals || least ? '.' : '') + decimals.padEnd(least, '0');
  return value < 0 && digits > 0 ? `-${text}` : text;
}
