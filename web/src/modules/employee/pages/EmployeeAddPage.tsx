import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { BackHeader } from '../../../ui/BackHeader';
import { EmptyState } from '../../../ui/EmptyState';
import { PageForm } from '../../../ui/form/PageForm';
import { listUrl } from '../../../ui/list/listUrl';
import { usePageAccess } from '../../../ui/PageAccess';
import { AddEmployeeFields } from '../parts/AddEmployeeFields';
import { InitialPassword } from '../parts/InitialPassword';
import { useAddEmployee } from '../useAddEmployee';
import { detailsPath } from '../useEmployeeColumns';

export default function EmployeeAddPage() {
  const t = useT();
  const navigate = useNavigate();
  const access = usePageAccess();
  const { form, save, added, checkFree } = useAddEmployee();
  return (
    <>
      <BackHeader title={t('employee.title.employeeAdd')} back="/employee/list" />
      {access.edit ? (
        <PageForm
          form={form}
          onSave={save}
          onCancel={() => void navigate(listUrl('/employee/list'))}
          saveLabel={t('employee.add.submit')}
        >
          <AddEmployeeFields checkFree={checkFree} />
        </PageForm>
      ) : (
        <EmptyState kind="forbidden" title={t('employee.add.forbidden')} />
      )}
      {added && (
        <InitialPassword
          title={t('employee.added.title', { name: added.name })}
          password={added.initialPassword}
          action={t('employee.added.open')}
          onClose={() => void navigate(detailsPath(added.id), { replace: true })}
        />
      )}
    </>
  );
}
