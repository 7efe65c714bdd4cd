import { useMemo } from 'react';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import styles from './time-zone-field.module.css';
import { allTimeZones, deviceTimeZone, formatTimeIn, formatZone } from './time-zones.ts';

interface TimeZoneFieldProps {
  zone: string;
  error: string | undefined;
  onChange: (zone: string) => void;
}

/** Time zone field, with a button for the device's own. */
export const TimeZoneField = ({ zone, error, onChange }: TimeZoneFieldProps) => {
  const deviceZone = deviceTimeZone();
  const options = useMemo(
    () => allTimeZones(zone, deviceZone).map((value) => ({ value, text: formatZone(value) })),
    [zone, deviceZone],
  );
  const time = formatTimeIn(zone);
  return (
    <div className={`stack-12 start ${styles.zone}`}>
      <Select
        label="Time zone"
        hint={time ? `It is ${time} there now.` : undefined}
        options={options}
        value={zone}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      {deviceZone !== zone && (
        <Button size="small" onClick={() => onChange(deviceZone)}>
          Use this device’s: {formatZone(deviceZone)}
        </Button>
      )}
    </div>
  );
};
