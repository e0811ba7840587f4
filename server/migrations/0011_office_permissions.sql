-- Permissions of the back office that the managers of stores and rental providers have.
update staff_roles
set permissions = permissions || array['marketing', 'reviews', 'figures']
where kind in ('store_staff', 'rental_staff') and key = 'manager';
