import { LIMITS } from '@hengcai/shared/rules/limits';
import { useEffect } from 'react';
import { useT } from '../i18n/useT';
import { toast } from '../ui/toast';

/** Specification 8 and 9: says so when loading takes longer than people wait. */
export function useLoadingTimeout(loading: boolean): void {
  const t = useT();
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => toast.warning(t('app.loadingTimeout')), LIMITS.loadingTimeoutMs);
    return () => clearTimeout(timer);
  }, [loading, t]);
}
