ALTER TABLE "employee" ALTER COLUMN "search_key" SET DEFAULT '';--> statement-breakpoint
CREATE INDEX "employee_entry" ON "employee" USING btree ("company_id","entry_date","id");