-- Runs once, when the database is made: who owns the schema, and who logs in. What the other roles may do is said by the
-- services at each start (services/src/db/purposes.ts).
\set ON_ERROR_STOP on
\getenv owner_password OWNER_PASSWORD
\getenv login_password LOGIN_PASSWORD

-- May make the roles of the services, and become each of them to set up the queue; no superuser, so that it cannot see
-- past the row-level security it forces on itself.
create role hengcai login createrole nosuperuser nocreatedb nobypassrls;
alter role hengcai password :'owner_password';

-- Has no right of its own: in each transaction it becomes a role that has some.
select 'create role hr_login login noinherit nosuperuser nocreatedb nocreaterole nobypassrls'
where not exists (select from pg_roles where rolname = 'hr_login') \gexec
alter role hr_login password :'login_password';

alter database :"DBNAME" owner to hengcai;
