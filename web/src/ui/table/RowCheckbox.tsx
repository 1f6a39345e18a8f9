/** Selects a row on the phone, large enough for a thumb. */
export const RowCheckbox = ({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: () => void;
}) => (
  <input
    type="checkbox"
    style={{ width: 24, height: 24, flex: 'none', accentColor: 'var(--brand-primary)' }}
    aria-label={label}
    checked={checked}
    onChange={onChange}
  />
);
