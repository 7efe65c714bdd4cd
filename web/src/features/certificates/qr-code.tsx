import { create } from 'qrcode';

/** Renders text as a QR code with its quiet zone, in dark squares on any background. */
export const QrCode = ({ text, className }: { text: string; className?: string | undefined }) => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const rows = Array.from({ length: modules.size }, (_, row) => row);
  const squares = rows.flatMap((row) =>
    rows.flatMap((column) => (modules.get(row, column) ? [`M${column} ${row}h1v1h-1z`] : [])),
  );
  const side = modules.size + 8;
  return (
    <svg className={className} viewBox={`-4 -4 ${side} ${side}`} shapeRendering="crispEdges" role="img">
      <title>QR code of the page that verifies this certificate</title>
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  );
};
