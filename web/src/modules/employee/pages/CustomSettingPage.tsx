import { useSearchParams } from 'react-router-dom';
import { ApprovalFlowTab } from '../approval/ApprovalFlowTab';
import { CustomFieldTab } from '../custom/CustomFieldTab';
import { DictionaryTab } from '../dictionary/DictionaryTab';
import { MinimumWageTab } from '../wages/MinimumWageTab';

/** What a company decides about the data of its people: what may be chosen, fields of its own, approvals, minimum wages. */
export default function CustomSettingPage() {
  switch (useSearchParams()[0].get('tabName')) {
    case 'fields':
      return <CustomFieldTab />;
    case 'approval':
      return <ApprovalFlowTab />;
    case 'wages':
      return <MinimumWageTab />;
    default:
      return <DictionaryTab />;
  }
}
