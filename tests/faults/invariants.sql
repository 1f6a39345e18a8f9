-- What has to hold whatever was killed in the middle of what. Each statement answers the rows that break it; a name
-- stands in the comment line before it.

-- every employee has an account, a place in the history and one beginning in the audit trail
select e.company_id, e.id from employee e
 where not exists (select from user_account a where a.company_id = e.company_id and a.emp_id = e.id)
    or not exists (select from employment m where m.company_id = e.company_id and m.emp_id = e.id)
    or (select count(*) from audit l
         where l.company_id = e.company_id and l.object_id = e.id and l.action = 'employee.added') <> 1;

-- every account opens by at least one name
select a.company_id, a.id from user_account a
 where not exists (select from login_name n where n.company_id = a.company_id and n.user_id = a.id);

-- a number is one person's
select company_id, emp_number from employee group by company_id, emp_number having count(*) > 1;

-- an account has one live session
select company_id, user_id from session where ended_at is null group by company_id, user_id having count(*) > 1;

-- a write that happens once has kept its answer
select company_id, key from idempotency where response is null;

-- an employee added once, by a write with a key, is there as long as the key
select i.company_id, i.key from idempotency i
 where i.operation = 'empupdate.addemp'
   and not exists (select from audit l
                    where l.company_id = i.company_id and l.action = 'employee.added' and l.at = i.created_at);

-- a version counts up from one
select company_id, id from employee where version < 1;

-- a seal covers as many entries as it says
select s.company_id, s.seal_no from audit_seal s
 where s.entries <> (select count(*) from audit l where l.company_id = s.company_id and l.seal_no = s.seal_no);

-- nothing of one company hangs on another
select e.company_id, e.id from employee e join employee b on b.id = e.boss_id and b.company_id <> e.company_id;
