CREATE INDEX "employee_by_type" ON "employee" USING btree ("company_id","employee_type","id");--> statement-breakpoint
CREATE INDEX "employee_by_full_time" ON "employee" USING btree ("company_id","full_time_equivalent","id");--> statement-breakpoint
CREATE INDEX "employee_by_regular_date" ON "employee" USING btree ("company_id","regular_date","id");--> statement-breakpoint
CREATE INDEX "employee_by_sex" ON "employee" USING btree ("company_id",nullif("sex", 0),"id");--> statement-breakpoint
CREATE INDEX "employee_by_education" ON "employee" USING btree ("company_id",nullif("education", 0),"id");--> statement-breakpoint
CREATE INDEX "employee_by_contract_start" ON "employee" USING btree ("company_id","contract_start","id");--> statement-breakpoint
CREATE INDEX "employee_by_contract_end" ON "employee" USING btree ("company_id","contract_end","id");--> statement-breakpoint
CREATE INDEX "employee_by_phone" ON "employee" USING btree ("company_id","phone","id");