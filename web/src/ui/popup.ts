import { LIMITS } from '@hengcai/shared/rules/limits';

/** Size and place of a window of its own: as large as allowed, never larger than the screen, in its middle. */
export function popupFeatures(screen: { availWidth: number; availHeight: number }): string {
  const width = Math.min(LIMITS.popupWidthMaxPx, screen.availWidth);
  const height = Math.min(LIMITS.popupHeightMaxPx, screen.availHeight);
  const left = Math.round((screen.availWidth - width) / 2);
  const top = Math.round((screen.availHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** Opens a page of ours in a window of its own, to look at two things side by side; one window per name. */
export function openPopup(path: string, name: string): void {
  window.open(path, name, popupFeatures(screen))?.focus();
}
